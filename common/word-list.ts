/** `'पानी, pani, water'` as a list: keyword lists stay readable as running text. */
export const wordList = (text: string): readonly string[] => text.split(',').map(word => word.trim())

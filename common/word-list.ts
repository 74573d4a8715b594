/** Splits `'पानी, pani, water'` at commas. */
export const wordList = (text: string): readonly string[] => text.split(',').map(word => word.trim())

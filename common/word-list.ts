/** Splits `'पानी, pani, water'` at commas. */
export const wordList = (text: string): readonly string[] => text.split(',').map(word => word.trim())

/** Every phrase of one word or phrase from each list, in their order; '' leaves a list out. */
export const combine = (...lists: (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (made, list) => made.flatMap(start => list.map(end => `${start} ${end}`.trim())),
    [''],
  )

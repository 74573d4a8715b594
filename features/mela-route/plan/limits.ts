/** The longest sentence of a rule, in UTF-16 units. */
export const longestSaid = 240

/** Characters of a description: enough for where and what. */
export const longestDescription = 200

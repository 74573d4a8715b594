/** Characters of a description. Read by the contract and by the form, which does not load the contract. */
export const longestDescription = 200

/** Minimum length of a chosen password; generated ones are longer. */
export const shortestPassword = 10

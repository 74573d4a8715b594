/** Characters of a password that somebody chooses; a generated one is longer. */
export const shortestPassword = 10

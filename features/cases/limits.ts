/** Longest note of a hand-over or of what was done. */
export const longestNote = 500

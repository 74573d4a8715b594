/** Longest note of a hand-over or of what was done. */
export const longestNote = 500
/** Hours over which response times are measured: one night of the fair. */
export const nightHours = 12

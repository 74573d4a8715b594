/** Longest note of a hand-over or of what was done. */
export const longestNote = 500
/** Over how many hours response times are told: one night of the fair. */
export const nightHours = 12

/** How far back reports are looked at together. */
export const hoursBack = 6

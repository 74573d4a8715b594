/** How many hours back reports are grouped. */
export const hoursBack = 6
/** Used in place of a network's name for reports that look alike, whatever their networks. */
export const similar = 'similar'

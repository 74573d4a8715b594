/** How far back reports are looked at together. */
export const hoursBack = 6
/** Under this name stand reports that look alike, from however many networks they came, among the names of networks. */
export const similar = 'similar'

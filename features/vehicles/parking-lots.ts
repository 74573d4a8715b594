/** The lots of the specification (§3 and §9), for a phone that never loaded the list. */
export const firstLots = ['parking-1', 'parking-2', 'parking-3', 'parking-4', 'parking-5'] as const

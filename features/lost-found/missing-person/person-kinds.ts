/** How old somebody looks: under 12, 12 to 17, adult, over 60. */
export const ageBands = ['child', 'teen', 'adult', 'elder'] as const
export type AgeBand = (typeof ageBands)[number]
export const sexes = ['female', 'male', 'other'] as const
export type Sex = (typeof sexes)[number]

/** Whether somebody is known to be an adult. Somebody of unknown age may be a child. */
export const isAdult = (band: AgeBand | null): boolean => band === 'adult' || band === 'elder'

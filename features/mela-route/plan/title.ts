/** Title of the plan of a journey: on its screen, and in the search. */
export const journeyTitle = { en: 'Plan my journey', hi: 'आने की तैयारी' }

import type { Puja } from './puja-flow.ts'

/** A pooja in each of its states; `since` is the current time of the test or the sheet. */
export const examplePujas = (since: number): Record<string, Puja> => ({
  begins: { phase: 'ready', step: 0, since, pace: 'as-sung' },
  water: { phase: 'busy', step: 0, since, pace: 'as-sung' },
  'water-offered': { phase: 'praised', step: 0, since, pace: 'as-sung' },
  mantra: { phase: 'busy', step: 1, since, pace: 'as-sung' },
  'aarti-next': { phase: 'ready', step: 2, since, pace: 'as-sung' },
  aarti: { phase: 'busy', step: 2, since, pace: 'even' },
  prasad: { phase: 'busy', step: 3, since, pace: 'even' },
  complete: { phase: 'complete', step: 3, since, pace: 'as-sung' },
})

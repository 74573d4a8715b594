/** The four acts of the pooja, in order (specification §3). */
export const stepIds = ['jal', 'mantra', 'aarti', 'prasad'] as const
export type StepId = (typeof stepIds)[number]

/** Chosen by staff. `as-sung`: as long as each act's sound; `even`: the specification's other timing. */
export type Pace = 'as-sung' | 'even'

/** Seconds of each step (specification §4). */
export const stepSeconds: Record<Pace, Record<StepId, number>> = {
  'as-sung': { jal: 10, mantra: 29, aarti: 15, prasad: 15 },
  even: { jal: 15, mantra: 15, aarti: 15, prasad: 15 },
}

/** Milliseconds from a step's end until the next one may be started (specification §4). */
export const unlockMs = 3000
/** Milliseconds from the start of the closing bell until the completion is shown, and until the bell ends. */
export const completionMs = 1000
export const bellMs = 3000

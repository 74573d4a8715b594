import { distanceKm, type Fix } from '#common/distance.ts'

/** A position with the phone's monotonic time in ms: unlike the clock it cannot be set. */
export type Heard = Fix & { ms: number }
/** `at` is accepted. `doubted` is a position too far away to have been reached. */
export type Steady = { at?: Heard; doubted?: Heard }

/** Nobody on the walk is faster, in km per ms (108 km/h). */
const fastest = 108 / 3_600_000
/** Two positions may be this many km apart by error alone. */
const slackKm = 0.5

/**
 * Takes in a position. One that nobody can have reached since the last is doubted until the next one confirms it: a phone may
 * report a position kilometres off, or may have slept in a train.
 */
export function hear({ at, doubted }: Steady, heard: Heard): Steady {
  if (!at || isReached(at, heard)) return { at: heard }
  return doubted && isReached(doubted, heard) ? { at: heard } : { at, doubted: heard }
}

const isReached = (from: Heard, to: Heard) =>
  distanceKm(from.point, to.point) <=
  slackKm + (to.accuracyM + from.accuracyM) / 1000 + (to.ms - from.ms) * fastest

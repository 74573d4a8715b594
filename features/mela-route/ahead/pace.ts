import { distanceKm } from '#common/distance.ts'
import type { Heard } from './steady-position.ts'

/** What was walked while the phone reported positions. `from`: where the next piece is measured from. */
export type Walked = { km: number; ms: number; from?: Heard; clock?: number }

/** Below is standing, above is riding, in km/h. */
const walking = { least: 1, most: 7 }
/** A piece is at least this many metres long, or twice the error of its ends. */
const leastM = 40
/** A longer gap (ms) is no piece, because nobody knows what happened in it. */
const longestMs = 15 * 60_000
/** Least walking time (ms) and distance (km) for a pace. */
const enough = { ms: 8 * 60_000, km: 0.3 }
/** The clock and the monotonic time may differ by this share of a piece; a phone that slept or whose clock was set does not count. */
const clockShare = 0.2

/**
 * Adds a position to what was walked. `clock`: the phone's clock in ms. Rests, rides and jumps are left out, so that only walking
 * makes the pace.
 */
export function addPiece(walked: Walked, heard: Heard, clock: number): Walked {
  const { from, clock: fromClock } = walked
  const restart = { km: walked.km, ms: walked.ms, from: heard, clock }
  if (!from || fromClock === undefined) return restart
  const ms = heard.ms - from.ms
  const km = distanceKm(from.point, heard.point)
  if (km * 1000 < Math.max(leastM, 2 * Math.max(from.accuracyM, heard.accuracyM)))
    return ms > longestMs ? restart : walked
  const kmh = km / (ms / 3_600_000)
  const isClockSound = Math.abs(clock - fromClock - ms) <= ms * clockShare
  if (kmh < walking.least || kmh > walking.most || ms > longestMs || !isClockSound) return restart
  return { km: walked.km + km, ms: walked.ms + ms, from: heard, clock }
}

/** A pace in km/h; undefined while too little was walked. */
export const paceOf = ({ km, ms }: Walked): number | undefined =>
  ms >= enough.ms && km >= enough.km ? Math.round((km / (ms / 3_600_000)) * 10) / 10 : undefined

/** Minutes on foot, in steps of five; below ten, to the minute. */
export function minutesFor(km: number, kmh: number): number {
  const minutes = (km / kmh) * 60
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5
}

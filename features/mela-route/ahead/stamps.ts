import { distanceKm, type Fix } from '#common/distance.ts'
import type { Stop, Walk } from '../walk.ts'

/** A stop counts as reached within this many km, or within its position's error, but never from farther than `mostKm`. */
const reachedKm = 0.3
const mostKm = 1
/** A position less exact than this, in metres, stamps nothing. */
const coarsestM = 300

/** The stops with a known position that a phone is at. */
export function stampsAt({ stops }: Walk, { point, accuracyM }: Fix): Stop[] {
  if (accuracyM > coarsestM) return []
  return stops.filter(({ placed, point: at, waypoint }) => {
    const km = Math.min(mostKm, Math.max(reachedKm, (waypoint.precision_m ?? 0) / 1000))
    return placed && distanceKm(at, point) <= km
  })
}

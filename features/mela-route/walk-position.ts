import type { Point } from '#common/distance.ts'
import type { Stop, Walk } from './walk.ts'
import { nearestOn } from './walk-path.ts'

/**
 * Where a phone (`point`) is, seen from the walk: `nearest` is the point of the line nearest to it, `km` on foot from the
 * start and `offKm` away, and `stop` the nearest stop.
 */
export type WalkPosition = { point: Point; nearest: Point; km: number; offKm: number; stop: Stop }

/** Within this distance of the line, in km, a visitor counts as on the walk: the line itself is only that accurate. */
export const besideKm = 4
/** From here on an arrow shows the way to the line, in km. */
export const asideKm = 1

/** Whether a position that may be off by this many metres says nothing of the place on the walk. */
export const isTooRough = (accuracyM: number): boolean => accuracyM > besideKm * 1000

/** Within this distance of its end, in km, a visitor has walked the walk. */
const arrivedKm = 0.3
export const hasArrived = (
  walk: Walk,
  { km, offKm }: Pick<WalkPosition, 'km' | 'offKm'>,
  accuracyM: number,
): boolean => Math.max(walk.km - km, offKm, accuracyM / 1000) <= arrivedKm

export function positionOnWalk({ path, stops }: Walk, here: Point): WalkPosition {
  const { point, km, offKm } = nearestOn(path, here)
  const away = (stop: Stop) => Math.abs(stop.km - km)
  const stop = stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best))
  return { point: here, nearest: point, km, offKm, stop }
}

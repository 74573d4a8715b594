import { distanceKm, type Point } from '#common/distance.ts'
import { between, type Stop, type Walk } from './walk.ts'

/**
 * Where a phone (`point`) is, seen from the walk: `nearest` is the point of the line nearest to it, `km` on foot from the
 * start and `offKm` away, and `stop` the nearest stop.
 */
export type WalkPosition = { point: Point; nearest: Point; km: number; offKm: number; stop: Stop }

/** Within this distance of the line, in km, a visitor counts as on the walk: the line itself is only that accurate. */
export const besideKm = 4
/** From here on an arrow shows the way to the line, in km. */
export const asideKm = 1

export function positionOnWalk(walk: Walk, here: Point): WalkPosition {
  let best: WalkPosition | undefined
  for (const [i, to] of walk.stops.entries()) {
    const from = walk.stops[i - 1] ?? to
    const { fraction, point } = nearestOnLeg(from.point, to.point, here)
    const offKm = distanceKm(point, here)
    if (best && best.offKm <= offKm) continue
    const km = from.km + (to.km - from.km) * fraction
    best = { point: here, nearest: point, km, offKm, stop: fraction < 0.5 ? from : to }
  }
  return best as WalkPosition
}

/** The compass direction from one point to another, in degrees: 0 is north, 90 east. */
export function bearing(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  return (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI
}

// Legs are a few kilometres long: treating them as flat, with scaled longitudes, is accurate to a metre.
function nearestOnLeg(a: Point, b: Point, here: Point): { fraction: number; point: Point } {
  const shorten = Math.cos((a.lat * Math.PI) / 180)
  const leg = { x: (b.lng - a.lng) * shorten, y: b.lat - a.lat }
  const to = { x: (here.lng - a.lng) * shorten, y: here.lat - a.lat }
  const length = leg.x ** 2 + leg.y ** 2
  const fraction = length > 0 ? Math.min(1, Math.max(0, (leg.x * to.x + leg.y * to.y) / length)) : 0
  return { fraction, point: between(a, b, fraction) }
}

import { distanceKm, type Point } from '#common/distance.ts'
import { warnedKm } from '#kit/web/map-dangers.tsx'
import type { PublicDanger } from './contract.ts'

/**
 * How far a danger is from a phone, in km, or undefined where it is not near it. A danger of which two stops are known is
 * somewhere on the way between them: its distance is 0 for whoever is there.
 */
export function kmTo({ points, precision_m }: PublicDanger, here: Point): number | undefined {
  const [first, second] = points
  if (!first) return undefined
  const km = second ? offWay(here, first, second) : distanceKm(here, first)
  if (km > warnedKm + (precision_m ?? 0) / 1000) return undefined
  return second ? 0 : km
}

/** How far a point is from the straight line between two others. Lines of some kilometres count as flat. */
function offWay(here: Point, from: Point, to: Point): number {
  const shorten = Math.cos((from.lat * Math.PI) / 180)
  const way = { x: (to.lng - from.lng) * shorten, y: to.lat - from.lat }
  const at = { x: (here.lng - from.lng) * shorten, y: here.lat - from.lat }
  const length = way.x ** 2 + way.y ** 2
  const share = length > 0 ? Math.min(1, Math.max(0, (way.x * at.x + way.y * at.y) / length)) : 0
  const nearest = { lat: from.lat + share * way.y, lng: from.lng + share * (to.lng - from.lng) }
  return distanceKm(here, nearest)
}

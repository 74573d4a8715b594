import { bearing, between, distanceKm, type Fix } from '#common/distance.ts'
import type { Stop, Walk } from '../walk.ts'
import { stopErrorM } from './certainty.ts'
import type { PointPlace } from './kept-points.ts'

/**
 * Distance and direction of a saved point, in a straight line. `errorM`: how far off that may be, of which `pointM` is the
 * point's and `ownM` the phone's. `named`: the stops by which it was saved. Without `own`, or if no stop's position is known,
 * there are only the names.
 */
export type PointWay = {
  kind: 'measured' | 'there' | 'named' | 'near' | 'unknown' | 'silent'
  km: number
  errorM: number
  pointM: number
  ownM: number
  degrees?: number
  named?: { from: Stop; to?: Stop }
}

/** Whoever may be off by more than this, in metres, is not told that they are there. */
export const thereM = 300
/** A named point that is off by more than this, in metres, has no direction. */
const uselessM = 2500

export function wayToPoint(walk: Walk, place: PointPlace, own: Fix | undefined): PointWay {
  const nothing = { km: 0, errorM: 0, pointM: 0, ownM: 0 }
  if (!('from' in place)) {
    if (!own) return { kind: 'silent', ...nothing }
    const [pointM, ownM] = [whole(place.accuracyM), whole(own.accuracyM)]
    const errorM = pointM + ownM
    const km = distanceKm(own.point, place.point)
    const numbers = { km, errorM, pointM, ownM }
    if (km * 1000 <= errorM)
      return errorM <= thereM
        ? { kind: 'there', ...numbers }
        : { kind: 'near', ...numbers, km: Math.ceil(km + errorM / 1000) }
    return { kind: 'measured', ...numbers, degrees: bearing(own.point, place.point) }
  }
  const stopOf = (order: number | undefined) => walk.stops.find(({ waypoint }) => waypoint.order === order)
  const [from, to] = [stopOf(place.from), stopOf(place.to)]
  if (!from) return { kind: 'unknown', ...nothing }
  const named = { from, ...(to && { to }) }
  if (!own) return { kind: 'silent', ...nothing, named }
  const middle = to ? between(from.point, to.point, 0.5) : from.point
  const half = to ? distanceKm(from.point, to.point) * 500 : 0
  const errorM = whole(Math.max(half, stopErrorM(walk, from), own.accuracyM))
  if (errorM > uselessM) return { kind: 'unknown', ...nothing, named }
  const km = distanceKm(own.point, middle)
  const numbers = { errorM, pointM: errorM, ownM: whole(own.accuracyM), named }
  const least = Math.max(1, Math.ceil(errorM / 1000))
  if (km < least) return { kind: 'near', km: least, ...numbers }
  return { kind: 'named', km: Math.round(km), ...numbers, degrees: bearing(own.point, middle) }
}

const whole = (metres: number) => Math.max(1, Math.ceil(metres))

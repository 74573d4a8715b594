import type { Fix } from '#common/distance.ts'
import type { Walk } from '../walk.ts'
import { besideKm, type Named, positionOnWalk, stopsAround, type WalkPosition } from '../walk-position.ts'
import type { Start } from './ahead.ts'
import { lineErrorM, stopErrorM } from './certainty.ts'

/** A place on the walk that the reader named, as stored: the order of the stop that was passed, -1 for none; `isThere`: at it, not after it. */
export type Said = { passed: number; isThere: boolean }
export const saidNothing: Said = { passed: -1, isThere: false }

/** The named place on the current walk, whose stops staff may have changed. */
export function namedOn({ stops }: Walk, { passed, isThere }: Said): Named | undefined {
  const at = stops.findIndex(({ waypoint }) => waypoint.order === passed)
  const [from, to] = at < 0 ? [] : stops.slice(at, at + 2)
  return from && { from, ...(to && !isThere && { to }) }
}

/** Where the list begins, and how that is known. `off`: kilometres away from the line, so that it begins at the temple. */
export type Where =
  | { by: 'position'; start: Start; place: WalkPosition; accuracyM: number; named: Named }
  | { by: 'name'; start: Start; named: Named }
  | { by: 'off'; start: Start; place: WalkPosition }

/** Where a phone's position is on the walk. */
export function whereAt(walk: Walk, { point, accuracyM }: Fix): Where {
  const place = positionOnWalk(walk, point)
  if (place.offKm > besideKm) return { by: 'off', start: atTemple(walk), place }
  const errorM = Math.max(accuracyM, lineErrorM(walk, place.km))
  return {
    by: 'position',
    start: { km: place.km, errorM },
    place,
    accuracyM,
    named: stopsAround(walk, place.km, accuracyM),
  }
}

/** The middle of what was named; off by half of its length, or by the known error of the stops. */
export function whereNamed(walk: Walk, named: Named): Where {
  const { from, to = from } = named
  const km = (from.km + to.km) / 2
  const errorM = Math.max(
    (Math.abs(to.km - from.km) * 1000) / 2,
    stopErrorM(walk, from),
    stopErrorM(walk, to),
  )
  return { by: 'name', start: { km, errorM }, named }
}

const atTemple = (walk: Walk): Start => ({ km: walk.km, errorM: lineErrorM(walk, walk.km) })

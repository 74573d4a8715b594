import type { Point } from '#common/distance.ts'
import type { Stop, Walk } from './walk.ts'
import { nearestOn } from './walk-path.ts'

/**
 * Where a phone (`point`) is, seen from the walk: `nearest` is the point of the line nearest to it, `km` on foot from the
 * start and `offKm` away.
 */
export type WalkPosition = { point: Point; nearest: Point; km: number; offKm: number }
/** A place on the walk: at one stop, or between it and a later one. */
export type Named = { from: Stop; to?: Stop }

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

export function positionOnWalk({ path }: Walk, here: Point): WalkPosition {
  const { point, km, offKm } = nearestOn(path, here)
  return { point: here, nearest: point, km, offKm }
}

/** Within this many km somebody is called near a stop. */
const nearKm = 1

/**
 * The stop with a known position near a kilometre of the walk, or the two between which a phone there is, however far off its
 * position may be.
 */
export function stopsAround({ stops }: Walk, km: number, accuracyM: number): Named {
  const placed = stops.filter(stop => stop.placed)
  const offKm = accuracyM / 1000
  const near = placed.find(stop => Math.abs(stop.km - km) <= nearKm)
  if (near && offKm <= nearKm) return { from: near }
  const from = placed.findLast(stop => stop.km <= km - offKm) ?? placed[0]
  const to = placed.find(stop => stop.km > km + offKm) ?? placed.at(-1)
  return { from: from as Stop, to: to as Stop }
}

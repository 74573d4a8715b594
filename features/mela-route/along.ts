import { distanceKm, type Point } from '#common/distance.ts'
import { type AlongType, alongTypes } from './along-types.ts'
import type { Waypoint } from './contract.ts'

export type Place = { type: AlongType; words: string; point: Point | undefined }
type Named = Pick<Waypoint, 'order' | 'name' | 'position'>
export type Along = {
  /** Types by the order of the waypoint, most needed first. */
  near: ReadonlyMap<number, readonly AlongType[]>
  /** How many places of each type lie at a waypoint. */
  counts: Partial<Record<AlongType, number>>
}

const nearKm = 1

/**
 * What lies along the walk. A place with a position belongs to the nearest waypoint within a kilometre; one without to
 * a waypoint without position that its name or address names. All others are left out: they may be anywhere.
 */
export function findAlong(waypoints: readonly Named[], places: readonly Place[]): Along {
  const near = new Map<number, Set<AlongType>>()
  const counts: Partial<Record<AlongType, number>> = {}
  for (const place of places) {
    const order = place.point ? nearestTo(waypoints, place.point) : namedIn(waypoints, place.words)
    if (order === undefined) continue
    near.set(order, (near.get(order) ?? new Set()).add(place.type))
    counts[place.type] = (counts[place.type] ?? 0) + 1
  }
  const sorted = [...near].map(
    ([order, types]) => [order, alongTypes.filter(type => types.has(type))] as const,
  )
  return { near: new Map(sorted), counts }
}

function nearestTo(waypoints: readonly Named[], point: Point): number | undefined {
  let best: { order: number; km: number } | undefined
  for (const { order, position } of waypoints) {
    if (!position) continue
    const km = distanceKm(position, point)
    if (km <= nearKm && km < (best?.km ?? Number.POSITIVE_INFINITY)) best = { order, km }
  }
  return best?.order
}

function namedIn(waypoints: readonly Named[], words: string): number | undefined {
  const text = plain(words)
  return waypoints.find(({ name, position }) => !position && text.includes(plain(core(name.en))))?.order
}

// "Zila School ground" is what an address calls "Zila School".
const core = (name: string) => name.replace(/[(,].*$/, '').replace(/\b(Chowk|Road|ground|temple)\b/gi, '')
const plain = (words: string) =>
  ` ${
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

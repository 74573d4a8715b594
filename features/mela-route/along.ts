import { distanceKm, type Point } from '#common/distance.ts'
import { type AlongType, alongTypes } from './along-types.ts'
import type { Waypoint } from './contract.ts'

export type Place = { type: AlongType; words: string; point: Point | undefined }
type Named = Pick<Waypoint, 'order' | 'name' | 'position'>
type Along = {
  /** Types of places at a waypoint, keyed by the waypoint's `order`; most needed first. */
  near: ReadonlyMap<number, readonly AlongType[]>
  /** How many places of each type lie at any waypoint. */
  counts: Partial<Record<AlongType, number>>
}

const nearKm = 1

/**
 * Assigns places to waypoints. A place with a position belongs to the nearest waypoint within a kilometre. A place without one
 * belongs to a waypoint without position whose name occurs in its name or address. Others are left out.
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

/** The waypoint without position whose name occurs in these words; undefined if there is none. */
export function namedIn(waypoints: readonly Named[], words: string): number | undefined {
  const text = plain(words)
  return waypoints.find(({ name, position }) => !position && text.includes(plain(core(name.en))))?.order
}

/** Orders of the first and the last waypoint whose names occur in these words; undefined if there is none. */
export function partNamed(waypoints: readonly Named[], words: string): [number, number] | undefined {
  const text = plain(words)
  const orders = waypoints.flatMap(({ name, order }) => (text.includes(plain(core(name.en))) ? [order] : []))
  return orders.length ? [Math.min(...orders), Math.max(...orders)] : undefined
}

// Addresses use the short form: "Zila School" for "Zila School ground".
const core = (name: string) => name.replace(/[(,].*$/, '').replace(/\b(Chowk|Road|ground|temple)\b/gi, '')
const plain = (words: string) =>
  ` ${
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

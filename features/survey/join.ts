import type { Point } from '#common/distance.ts'
import type { Fix } from './fix.ts'
import { metresBetween, middle, onPlane } from './geometry.ts'
import { evened } from './track.ts'

/** Two walkers on one road are so far (m) apart at most. */
const sameRoadM = 60
/** Records of one kind closer than this (m) are one place. */
export const samePlaceM = 30

/** What is known of a place that was recorded more than once. */
export type Joined<T> = { point: Point; of: readonly T[] }

/**
 * The lines of several walkers as one line in walking order: what one of them lacks is taken from the others, and where two
 * have the same stretch the line runs between them. Each walk is its lines without gaps, in order. A stretch that nobody
 * has is a straight line.
 */
export function joinWalks(walks: readonly (readonly (readonly Fix[])[])[]): Point[] {
  const lines = walks.map(walk => walk.map(evened).filter(line => line.length > 0))
  const [first = [], ...others] = lines.toSorted((a, b) => b.flat().length - a.flat().length)
  return others.reduce((known, walk) => joined(known, inDirectionOf(known, walk)), first).flat()
}

/** The other walk, turned round if it goes the other way. */
function inDirectionOf(known: readonly Point[][], walk: Point[][]): Point[][] {
  const line = known.flat()
  const [start, end] = [walk.at(0)?.at(0), walk.at(-1)?.at(-1)]
  if (!start || !end || nearest(line, start) <= nearest(line, end)) return walk
  return walk.toReversed().map(part => part.toReversed())
}

/** `known` with the middle between both where both are, and with the other's points in its gaps. */
function joined(known: readonly Point[][], other: readonly Point[][]): Point[][] {
  const theirs = other.flat()
  if (theirs.length === 0) return [...known]
  let from = 0
  return known.map((line, n) => {
    const ours = line.map(point => between(point, other))
    const end = line.at(-1)
    const next = known[n + 1]?.[0]
    if (!end || !next) return ours
    from = nearest(theirs, end, from)
    const to = nearest(theirs, next, from)
    const gap = theirs.slice(from, to + 1)
    const isForward = (point: Point) => isBetween(end, point, next)
    return [...ours, ...gap.filter(isForward)]
  })
}

/** A point on the way from one end of a gap to the other: not behind either of them. */
function isBetween(end: Point, point: Point, next: Point): boolean {
  const way = onPlane(end, next)
  const at = onPlane(end, point)
  const along = (at.x * way.x + at.y * way.y) / Math.max(1, way.x ** 2 + way.y ** 2)
  return along > 0 && along < 1
}

/** The index of the point of a line that is nearest, from `least` on. */
function nearest(line: readonly Point[], point: Point, least = 0): number {
  let best = least
  for (let i = least; i < line.length; i++)
    if (metresBetween(line[i] as Point, point) < metresBetween(line[best] as Point, point)) best = i
  return best
}

/** Half the way to where the other's line passes, if it passes on the same road. */
function between(point: Point, lines: readonly (readonly Point[])[]): Point {
  const feet = lines.flatMap(line => line.slice(1).map((end, i) => foot(point, line[i] as Point, end)))
  const [best] = feet.filter(({ off }) => off <= sameRoadM).toSorted((a, b) => a.off - b.off)
  return best ? middle([point, best.point]) : point
}

/** The point of a straight line that is nearest, and how far off it is (m). */
export function foot(point: Point, from: Point, to: Point): { point: Point; off: number } {
  const way = onPlane(from, to)
  const at = onPlane(from, point)
  const length = way.x ** 2 + way.y ** 2
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (at.x * way.x + at.y * way.y) / length))
  const on = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
  return { point: on, off: metresBetween(point, on) }
}

/** Records of one kind as places: those that lie together are one, in their middle. None is left out. */
export function joinPoints<T extends Point & { kind: string }>(records: readonly T[]): Joined<T>[] {
  const places: Joined<T>[] = []
  for (const record of records) {
    const known = places.findIndex(
      ({ point, of }) => of[0]?.kind === record.kind && metresBetween(point, record) <= samePlaceM,
    )
    const of = [...(places[known]?.of ?? []), record]
    places.splice(known < 0 ? places.length : known, 1, { of, point: middle(of) })
  }
  return places
}

import { between, nearestOnLeg, type Point } from '#common/distance.ts'
import { metresBetween, middle, onPlane } from './geometry.ts'

/** Two walkers on the same road are at most this far apart (m). */
const sameRoadM = 60
/** A longer step (m) between two points of a line is a gap, because the way between them is unknown. */
export const gapM = 250
/** Records of one kind closer than this (m) are one place. */
export const samePlaceM = 30

/**
 * Joins the lines of several walkers into one in walking order: it fills one walker's gaps from the others, and runs midway
 * where two recorded the same stretch. Each walk is its smoothed lines without gaps, in order; `along` says how far along the
 * walk a point is. The result is split where nobody recorded for more than `gapM`.
 */
export function joinWalks(
  walks: readonly (readonly (readonly Point[])[])[],
  along: (point: Point) => number,
): Point[][] {
  const lines = walks
    .map(walk =>
      inWalkingOrder(
        walk.filter(line => line.length > 0).map(line => [...line]),
        along,
      ),
    )
    .filter(walk => walk.length > 0)
  const [first = [], ...others] = lines.toSorted((a, b) => b.flat().length - a.flat().length)
  return inPieces(others.reduce((known, walk) => inPieces(joined(known, walk, along)), first))
}

/** The walk, reversed if it was walked away from the temple. */
function inWalkingOrder(walk: Point[][], along: (point: Point) => number): Point[][] {
  const [start, end] = [walk.at(0)?.at(0), walk.at(-1)?.at(-1)]
  if (!start || !end || along(start) <= along(end)) return walk
  return walk.toReversed().map(line => line.toReversed())
}

/** Splits a line at steps longer than `gapM`. Single points are dropped. */
function inPieces(lines: readonly (readonly Point[])[]): Point[][] {
  const pieces: Point[][] = []
  for (const point of lines.flat()) {
    const piece = pieces.at(-1)
    const last = piece?.at(-1)
    if (piece && last && metresBetween(last, point) <= gapM) piece.push(point)
    else pieces.push([point])
  }
  return pieces.filter(piece => piece.length > 1)
}

/** `known` midway to `other` where both run, with the other's points in its gaps, before its start and after its end. */
function joined(
  known: readonly Point[][],
  other: readonly Point[][],
  along: (point: Point) => number,
): Point[][] {
  const theirs = other.flat()
  const [start, end] = [known.at(0)?.at(0), known.at(-1)?.at(-1)]
  const [first, last] = [theirs.at(0), theirs.at(-1)]
  if (!start || !end || !first || !last) return [...known]
  // A point beside an end of the known line is left out; a farther one continues the line.
  const isBeside = (i: number, known: Point) => metresBetween(theirs[i] as Point, known) <= sameRoadM
  const [toStart, toEnd] = [nearest(theirs, start), nearest(theirs, end)]
  const before =
    along(first) < along(start) ? theirs.slice(0, isBeside(toStart, start) ? toStart : toStart + 1) : []
  const after = along(last) > along(end) ? theirs.slice(isBeside(toEnd, end) ? toEnd + 1 : toEnd) : []
  let from = 0
  const middle = known.map((line, n) => {
    const ours = line.map(point => midway(point, other))
    const end = line.at(-1)
    const next = known[n + 1]?.[0]
    if (!end || !next) return ours
    from = nearest(theirs, end, from)
    const to = nearest(theirs, next, from)
    const gap = theirs.slice(from, to + 1)
    const isForward = (point: Point) => isBetween(end, point, next)
    return [...ours, ...gap.filter(isForward)]
  })
  return [before, ...middle, after]
}

/** Whether a point is on the way from one end of a gap to the other, not behind either. */
function isBetween(end: Point, point: Point, next: Point): boolean {
  const way = onPlane(end, next)
  const at = onPlane(end, point)
  const along = (at.x * way.x + at.y * way.y) / Math.max(1, way.x ** 2 + way.y ** 2)
  return along > 0 && along < 1
}

/** The index of a line's nearest point, from index `least` on. */
function nearest(line: readonly Point[], point: Point, least = 0): number {
  let best = least
  for (let i = least; i < line.length; i++)
    if (metresBetween(line[i] as Point, point) < metresBetween(line[best] as Point, point)) best = i
  return best
}

/** Midway to where the other's line passes, if that is on the same road. */
function midway(point: Point, lines: readonly (readonly Point[])[]): Point {
  let best: { point: Point; off: number } | undefined
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [from, to] = [line[i - 1] as Point, line[i] as Point]
      // A cheap check first, because most of another walk is far away.
      if (point.lat < Math.min(from.lat, to.lat) - sameRoadLat) continue
      if (point.lat > Math.max(from.lat, to.lat) + sameRoadLat) continue
      const at = foot(point, from, to)
      if (at.off <= sameRoadM && at.off < (best?.off ?? Number.POSITIVE_INFINITY)) best = at
    }
  return best ? middle([point, best.point]) : point
}
/** A little more than `sameRoadM`, in degrees of latitude. */
const sameRoadLat = 0.001

/** The nearest point on a straight line, and its distance (m). */
export function foot(point: Point, from: Point, to: Point): { point: Point; off: number } {
  const on = between(from, to, nearestOnLeg(from, to, point))
  return { point: on, off: metresBetween(point, on) }
}

import type { Point } from '#common/distance.ts'
import { metresAlong, metresBetween } from './geometry.ts'
import { foot, joinWalks } from './join.ts'

/** A walker this close (m) to where they left the way is back on it. */
const backM = 25
/** A detour there and back (m): a shorter one is a bend or noise, a longer one is not just a look into a side lane. */
const spur = { least: 100, most: 800 }

/** A recorded line without detours there and back, such as into a side lane to a tap. */
function withoutSpurs(line: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (let i = 0; i < line.length; i++) {
    const point = line[i] as Point
    kept.push(point)
    i = returnTo(line, i) ?? i
  }
  return kept
}

/** The index of the last point of a detour that begins at point `i`; undefined if none does. */
function returnTo(line: readonly Point[], i: number): number | undefined {
  const start = line[i] as Point
  let walked = 0
  let found: number | undefined
  for (let j = i + 1; j < line.length && walked <= spur.most; j++) {
    const [from, to] = [line[j - 1] as Point, line[j] as Point]
    const back = foot(start, from, to)
    const metres = walked + metresBetween(from, back.point)
    if (back.off <= backM && metres >= spur.least && metres <= spur.most) found = j - 1
    walked += metresBetween(from, to)
  }
  return found
}

/** A recorded walk: its smoothed lines without gaps, in the order walked. */
type Walked = { lines: readonly (readonly Point[])[] }

/** A way shorter than this (m) is refused (`line-short`). */
const leastM = 500
/** Points farther than this (m) from the guide's line are not on the walk. Between its stops that line is no more exact. */
const besideM = 4000
/** A piece may be this many times as long as the straight line between its ends, plus this much more (m). */
const windings = { times: 3, more: 1000 }

/** Why a joined way cannot be the walk's line. */
export type WayFault = 'line-short' | 'line-far' | 'line-absurd'

/** Joins recorded walks into one way in walking order, and says what is wrong with it. `stops`: the walk's known stops in order. */
export function wayOf(
  walks: readonly Walked[],
  stops: readonly Point[],
): { pieces: Point[][]; metres: number; fault: WayFault | undefined } {
  const along = alongLine(stops)
  const pieces = joinWalks(
    walks.map(({ lines }) => lines.map(withoutSpurs)),
    along,
  )
  const metres = pieces.reduce((sum, piece) => sum + metresAlong(piece), 0)
  return { pieces, metres, fault: faultOf(pieces, metres, stops, along) }
}

function faultOf(
  pieces: readonly Point[][],
  metres: number,
  stops: readonly Point[],
  along: (point: Point) => number,
): WayFault | undefined {
  if (metres < leastM) return 'line-short'
  if (stops.length < 2 || pieces.some(piece => piece.some(point => offLine(stops, point) > besideM)))
    return 'line-far'
  const isAbsurd = (piece: Point[]) => {
    const [first, last] = [piece[0] as Point, piece.at(-1) as Point]
    const length = metresAlong(piece)
    const isBack = length > windings.more && along(last) < along(first)
    return isBack || length > windings.times * metresBetween(first, last) + windings.more
  }
  return pieces.some(isAbsurd) ? 'line-absurd' : undefined
}

/** Returns a function that says how far (m) along a line the point nearest to a given point is. */
export function alongLine(line: readonly Point[]): (point: Point) => number {
  let sum = 0
  const legs = line.slice(1).map((to, i) => {
    const from = line[i] as Point
    const before = sum
    sum += metresBetween(from, to)
    return { from, to, before }
  })
  return here => {
    const feet = legs.map(({ from, to, before }) => {
      const { point, off } = foot(here, from, to)
      return { metres: before + metresBetween(from, point), off }
    })
    return feet.reduce((best, at) => (at.off < best.off ? at : best), nowhere).metres
  }
}
const nowhere = { metres: 0, off: Number.POSITIVE_INFINITY }

/** Metres from a point to a line. */
const offLine = (line: readonly Point[], here: Point): number =>
  Math.min(...line.slice(1).map((to, i) => foot(here, line[i] as Point, to).off))

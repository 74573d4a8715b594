import type { Point } from '#common/distance.ts'
import { metresBetween } from './geometry.ts'
import { foot } from './join.ts'

/** Whoever comes back so near (m) to where they left the way has come back to it. */
const backM = 25
/** A way there and back that is shorter (m) is a bend or noise; a longer one is no look into a side lane. */
const spur = { least: 100, most: 800 }

/**
 * A recorded line without the ways there and back that a walker took beside the walk, such as into a side lane to a tap: from
 * where the line is left it goes on where it is reached again.
 */
export function withoutSpurs(line: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (let i = 0; i < line.length; i++) {
    const point = line[i] as Point
    kept.push(point)
    i = returnTo(line, i) ?? i
  }
  return kept
}

/** The index of the last point of a spur that begins at point `i`; undefined where none does. */
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

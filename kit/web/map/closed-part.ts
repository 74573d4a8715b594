import type { Point } from '#common/distance.ts'
import { lineBetween } from './walk-line.ts'

type Stop = { order: number; position?: Point | undefined }

/**
 * The part of the walk (`walk`: its whole line) that is closed between two stops. Where the position of one is not known, it
 * reaches to the known stop before or after it, and `isExact` is false. Undefined where nothing around it is known.
 */
export function closedLine(
  stops: readonly Stop[],
  [first, last]: readonly [first: number, last: number],
  walk: readonly Point[],
): { line: Point[]; middle: Point; isExact: boolean } | undefined {
  const known = stops.flatMap(({ order, position }) => (position ? [{ order, position }] : []))
  const from = known.findLast(({ order }) => order <= first)
  const to = known.find(({ order }) => order >= last)
  if (!from || !to) return undefined
  const line = from === to ? [from.position] : lineBetween(walk, from.position, to.position)
  const half = (line.length - 1) / 2
  const [a, b] = [line[Math.floor(half)] as Point, line[Math.ceil(half)] as Point]
  return {
    line,
    middle: { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 },
    isExact: from.order === first && to.order === last,
  }
}

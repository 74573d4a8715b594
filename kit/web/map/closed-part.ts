import type { Point } from '#common/distance.ts'

type Stop = { order: number; position?: Point | undefined }

/**
 * The line of a closed part of the walk through the stops whose positions are known. Where one of its ends is not known, it
 * reaches to the known stop before or after it, and `isExact` is false. Undefined where nothing around it is known.
 */
export function closedLine(
  stops: readonly Stop[],
  [first, last]: readonly [first: number, last: number],
): { line: Point[]; middle: Point; isExact: boolean } | undefined {
  const known = stops.flatMap(({ order, position }) => (position ? [{ order, position }] : []))
  const from = known.findLast(({ order }) => order <= first)
  const to = known.find(({ order }) => order >= last)
  if (!from || !to) return undefined
  const line = known
    .filter(({ order }) => order >= from.order && order <= to.order)
    .map(({ position }) => position)
  const half = (line.length - 1) / 2
  const [a, b] = [line[Math.floor(half)] as Point, line[Math.ceil(half)] as Point]
  return {
    line,
    middle: { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 },
    isExact: from.order === first && to.order === last,
  }
}

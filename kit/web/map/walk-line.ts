import { exactKm, type Point } from '#common/distance.ts'

/** What the map needs to know of the line of the walk that staff took over from the survey. */
export type RecordedLine = {
  parts: readonly { points: readonly (readonly [lat: number, lng: number])[]; recorded?: true | undefined }[]
}
export type LinePart = { points: Point[]; isRough: boolean }

/** The line of the walk in parts. Between stops where nobody recorded it, it is straight and marked as rough. */
export const linePartsOf = (
  stops: readonly { position?: Point | undefined }[],
  line: RecordedLine | undefined,
): LinePart[] =>
  line
    ? line.parts.map(({ points, recorded }) => ({
        points: points.map(([lat, lng]) => ({ lat, lng })),
        isRough: !recorded,
      }))
    : [{ points: stops.flatMap(({ position }) => position ?? []), isRough: false }]

/** The part of a line between the points nearest to `from` and `to`. */
export function lineBetween(line: readonly Point[], from: Point, to: Point): Point[] {
  const [a, b] = [footOn(line, from), footOn(line, to)].toSorted((a, b) => a.along - b.along)
  if (!a || !b) return []
  const all = [a.point, ...line.slice(Math.floor(a.along) + 1, Math.ceil(b.along)), b.point]
  return all.filter((point, i) => i === 0 || exactKm(all[i - 1] as Point, point) > 0)
}

/** The point of a line that is nearest to `here`; `along`: the number of its leg plus the fraction of that leg before it. */
function footOn(line: readonly Point[], here: Point): { point: Point; along: number } {
  const shorten = Math.cos((here.lat * Math.PI) / 180)
  let best = { point: here, along: 0, off: Number.POSITIVE_INFINITY }
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i] as Point
    const leg = { x: (to.lng - from.lng) * shorten, y: to.lat - from.lat }
    const at = { x: (here.lng - from.lng) * shorten, y: here.lat - from.lat }
    const length = leg.x ** 2 + leg.y ** 2
    const share = length > 0 ? Math.min(1, Math.max(0, (at.x * leg.x + at.y * leg.y) / length)) : 0
    const point = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
    const off = exactKm(point, here)
    if (off < best.off) best = { point, along: i + share, off }
  }
  return best
}

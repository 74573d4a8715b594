import type { Point } from '#common/distance.ts'

const metresPerDegree = 111_195

/** Metres between two points, not rounded; exact to a thousandth up to some kilometres. */
export function metresBetween(a: Point, b: Point): number {
  const { x, y } = onPlane(a, b)
  return Math.hypot(x, y)
}

/** Metres east (`x`) and north (`y`) of `origin`, on a plane that touches the earth there. */
export function onPlane(origin: Point, point: Point): { x: number; y: number } {
  const shrink = Math.cos((((origin.lat + point.lat) / 2) * Math.PI) / 180)
  return {
    x: (point.lng - origin.lng) * metresPerDegree * shrink,
    y: (point.lat - origin.lat) * metresPerDegree,
  }
}

/** The mean of points close together; throws if there are none. */
export function middle(points: readonly Point[]): Point {
  if (points.length === 0) throw new Error('The middle of no points.')
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
}

/** Metres along a line of points. */
export const metresAlong = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, i) => sum + metresBetween(line[i] as Point, point), 0)

import type { Point } from '#common/distance.ts'

/** Kilometres of a degree of latitude. */
const degreeKm = 111.2

/** The parts of a line that lie within `km` of a point, each from its beginning to its end. Legs are short enough to be treated as flat. */
export function partsNear(line: readonly Point[], point: Point, km: number): [Point, Point][] {
  const kmOfLng = degreeKm * Math.cos((point.lat * Math.PI) / 180)
  const flat = ({ lat, lng }: Point) => ({
    x: (lng - point.lng) * kmOfLng,
    y: (lat - point.lat) * degreeKm,
  })
  return line.slice(1).flatMap((to, i): [Point, Point][] => {
    const from = line[i] as Point
    const [a, b] = [flat(from), flat(to)]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = dx * dx + dy * dy
    if (length === 0) return []
    // Where the leg crosses the circle: |a + t (b - a)| = km.
    const half = (a.x * dx + a.y * dy) / length
    const inside = half * half - (a.x * a.x + a.y * a.y - km * km) / length
    if (inside <= 0) return []
    const [begin, end] = [Math.max(0, -half - Math.sqrt(inside)), Math.min(1, -half + Math.sqrt(inside))]
    const at = (t: number) => ({
      lat: from.lat + (to.lat - from.lat) * t,
      lng: from.lng + (to.lng - from.lng) * t,
    })
    return begin < end ? [[at(begin), at(end)]] : []
  })
}

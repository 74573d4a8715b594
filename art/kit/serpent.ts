import type { Point } from './altar.ts'
import { svg } from './picture.ts'

/** Points along a smooth line through the given ones (Catmull-Rom), `steps` per piece. */
export function along(points: Point[], steps: number): Point[] {
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ] as [Point, Point, Point, Point]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
      out.push([at(0), at(1)])
    }
  }
  out.push(points.at(-1) as Point)
  return out
}

/** The outline of a body that follows the line and is `width(t)` wide at the part t of its length, 0..1. */
export function tapered(line: Point[], width: (t: number) => number): string {
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y]
    const [nx, ny] = line[i + 1] ?? [x, y]
    const length = Math.hypot(nx - px, ny - py) || 1
    const half = width(i / (line.length - 1)) / 2
    left.push([x - ((ny - py) / length) * half, y + ((nx - px) / length) * half])
    right.unshift([x + ((ny - py) / length) * half, y - ((nx - px) / length) * half])
  })
  return `${path(left)}L${path(right).slice(1)}Z`
}

/** A smooth open path through the middles of the points. */
export const path = (points: Point[]): string => {
  const [[x, y] = [0, 0], ...rest] = points
  let d = svg`M${x} ${y}`
  rest.forEach(([bx, by], i) => {
    const next = rest[i + 1]
    d += next ? svg`Q${bx} ${by} ${(bx + next[0]) / 2} ${(by + next[1]) / 2}` : svg`L${bx} ${by}`
  })
  return d
}

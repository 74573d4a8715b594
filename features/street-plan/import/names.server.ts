import type { NamedPoint, Position, Shape } from './shape.ts'

/** A shorter line (m) gets no name. */
const shortestM = 120

/**
 * The named points, then one name per street, river, lake or park, the longest first, at the middle of its longest part. A
 * name appears once per kind.
 */
export function namesOf(shapes: readonly Shape[], points: readonly NamedPoint[]): NamedPoint[] {
  const longest = new Map<string, { name: NamedPoint; metres: number }>()
  for (const { kind, lines, name, isArea } of shapes) {
    if (!name || kind === 'rail' || kind === 'path') continue
    const key = `${kind === 'main' ? 'street' : kind} ${name.en}`
    for (const line of lines) {
      const metres = lengthM(line)
      if (metres < shortestM || metres <= (longest.get(key)?.metres ?? 0)) continue
      longest.set(key, { name: { kind, at: isArea ? middleOf(line) : halfway(line), name }, metres })
    }
  }
  const named = [...longest.values()].toSorted((a, b) => b.metres - a.metres).map(({ name }) => name)
  const others = new Map(points.map(point => [`${point.kind} ${point.name.en}`, point]))
  return [...others.values(), ...named]
}

const metresPerDegree = 111_320

function lengthM(line: readonly Position[]): number {
  let sum = 0
  for (let i = 1; i < line.length; i += 1) sum += stepM(line[i - 1] as Position, line[i] as Position)
  return sum
}

function stepM(a: Position, b: Position): number {
  const shrink = Math.cos((a[1] * Math.PI) / 180)
  return Math.hypot((b[0] - a[0]) * shrink, b[1] - a[1]) * metresPerDegree
}

/** The point halfway along a line, so that the name is on the street. */
function halfway(line: readonly Position[]): Position {
  let left = lengthM(line) / 2
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Position, line[i] as Position]
    const step = stepM(a, b)
    if (step >= left && step > 0)
      return [a[0] + ((b[0] - a[0]) * left) / step, a[1] + ((b[1] - a[1]) * left) / step]
    left -= step
  }
  return line.at(-1) as Position
}

function middleOf(ring: readonly Position[]): Position {
  const sum = ring.reduce(([x, y], [lng, lat]) => [x + lng, y + lat] as Position, [0, 0] as Position)
  return [sum[0] / ring.length, sum[1] / ring.length]
}

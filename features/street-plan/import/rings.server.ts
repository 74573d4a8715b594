import type { Position } from './shape.ts'

/** Joins the parts of an edge at their ends, turning them where needed; undefined where the edge has a gap. */
export function ringsOf(parts: readonly (readonly Position[])[]): Position[][] | undefined {
  const left = parts.map(part => [...part])
  const rings: Position[][] = []
  while (left.length > 0) {
    const ring = left.pop() as Position[]
    while (!isSame(ring[0], ring.at(-1))) {
      const end = ring.at(-1)
      const next = left.findIndex(part => isSame(part[0], end) || isSame(part.at(-1), end))
      if (next < 0) return undefined
      const [part] = left.splice(next, 1) as [Position[]]
      ring.push(...(isSame(part[0], end) ? part : part.toReversed()).slice(1))
    }
    rings.push(ring)
  }
  return rings
}

const isSame = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1]

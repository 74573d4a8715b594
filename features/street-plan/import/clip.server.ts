import { clipPolygon, clipPolyline } from 'lineclip'
import type { Box, Position, Shape } from './shape.ts'
import type { LineKind } from './tags.ts'

/** `city`: drawn with all its streets. `whole`: the whole walk, with only main roads, railways and water. */
export type Areas = { city: Box; whole: Box }

const everywhere: readonly LineKind[] = ['main', 'rail', 'river', 'water']

/** Clips a shape to its area; undefined if none of it is inside. */
export function clip(shape: Shape, { city, whole }: Areas): Shape | undefined {
  const [...box] = everywhere.includes(shape.kind) ? whole : city
  const lines = shape.lines.flatMap(line =>
    shape.isArea ? [clipPolygon(line, box) as Position[]] : (clipPolyline(line, box) as Position[][]),
  )
  const kept = shape.isArea ? lines.filter(line => line.length > 2).map(closed) : lines
  return kept.length ? { ...shape, lines: kept } : undefined
}

function closed(ring: Position[]): Position[] {
  const [first] = ring
  return first && String(first) !== String(ring.at(-1)) ? [...ring, first] : ring
}

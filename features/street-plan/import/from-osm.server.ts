import type { Elements, OsmRelation } from './elements.server.ts'
import { createNodes } from './nodes.server.ts'
import { PlanRefused } from './refused.ts'
import { ringsOf } from './rings.server.ts'
import { type Box, type Found, isInside, type NamedPoint, type Position, type Shape } from './shape.ts'
import { kindOf, nameOf, placeOf } from './tags.ts'

/** Degrees around the area within which points are kept, so that a lake at its edge is whole before it is cut. */
const marginDegrees = 0.5

/**
 * What an extract holds of an area. It is read twice: for the points and the relations, then for the ways, because ways may
 * stand before their points.
 */
export async function shapesOfOsm(elements: Elements, area: Box): Promise<Found> {
  const nodes = createNodes()
  const points: NamedPoint[] = []
  const relations: OsmRelation[] = []
  const seen = new Extent()
  const wide: Box = [
    area[0] - marginDegrees,
    area[1] - marginDegrees,
    area[2] + marginDegrees,
    area[3] + marginDegrees,
  ]
  for await (const element of elements()) {
    if (element.type === 'node') {
      const at: Position = [element.lon, element.lat]
      seen.add(at)
      if (!isInside(at, wide)) continue
      nodes.add(element.id, ...at)
      const kind = element.tags && placeOf(element.tags)
      const name = kind && nameOf(element.tags ?? {})
      if (name && isInside(at, area)) points.push({ kind, at, name })
    } else if (element.type === 'relation' && element.tags && kindOf(element.tags) && isMultipolygon(element))
      relations.push(element)
  }
  if (nodes.count === 0) throw seen.elsewhere(area)
  const wanted = new Map<number, Position[]>()
  for (const { members } of relations) for (const { ref } of members) wanted.set(ref, [])
  const shapes: Shape[] = []
  let broken = 0
  for await (const element of elements()) {
    if (element.type !== 'way') continue
    const kind = element.tags && kindOf(element.tags)
    if (!kind && !wanted.has(element.id)) continue
    const { lines, missing } = linesOf(element.refs, nodes.find)
    if (wanted.has(element.id) && !missing) wanted.set(element.id, lines[0] ?? [])
    if (!kind || !lines.some(line => line.some(point => isInside(point, area)))) continue
    const isClosed = element.refs.length > 3 && element.refs[0] === element.refs.at(-1)
    const isArea = isClosed && (kind === 'water' || kind === 'green')
    if (missing) broken += 1
    // A lake without one of its points has no edge, and one that is not closed is no area.
    if ((isArea && missing) || (!isArea && (kind === 'water' || kind === 'green'))) continue
    shapes.push({ kind, isArea, lines, name: nameOf(element.tags ?? {}) })
  }
  for (const relation of relations) {
    const shape = areaOf(relation, wanted)
    if (!shape) broken += 1
    else if (shape.lines.some(line => line.some(point => isInside(point, area)))) shapes.push(shape)
  }
  return { shapes, points, broken }
}

const isMultipolygon = ({ tags }: OsmRelation) => tags?.type === 'multipolygon' || tags?.type === 'waterway'

/** The parts of a way whose points are known. */
function linesOf(refs: readonly number[], find: (id: number) => Position | undefined) {
  const lines: Position[][] = []
  let line: Position[] = []
  let missing = false
  for (const ref of refs) {
    const at = find(ref)
    if (at) line.push(at)
    else {
      missing = true
      if (line.length > 1) lines.push(line)
      line = []
    }
  }
  if (line.length > 1) lines.push(line)
  return { lines, missing: missing || refs.length < 2 }
}

/** An area whose edge is several ways; undefined where its edge has a gap. */
function areaOf(
  { members, tags = {} }: OsmRelation,
  ways: ReadonlyMap<number, Position[]>,
): Shape | undefined {
  const kind = kindOf(tags)
  const parts = members.filter(({ type }) => type === 'way').map(({ ref }) => ways.get(ref) ?? [])
  if (!kind || (kind !== 'water' && kind !== 'green')) return undefined
  if (!parts.length || parts.some(part => part.length < 2)) return undefined
  const rings = ringsOf(parts)
  return rings && { kind, isArea: true, lines: rings, name: nameOf(tags) }
}

/** Where the points of a file lie. */
export class Extent {
  private box: [number, number, number, number] | undefined
  add([lng, lat]: Position): void {
    const box = this.box ?? [lng, lat, lng, lat]
    if (lng < box[0]) box[0] = lng
    if (lat < box[1]) box[1] = lat
    if (lng > box[2]) box[2] = lng
    if (lat > box[3]) box[3] = lat
    this.box = box
  }
  /** Why nothing of a file can be used. */
  elsewhere(area: Box): PlanRefused {
    if (!this.box) return new PlanRefused('The file holds no point with a position.')
    const say = ([west, south, east, north]: Box) =>
      `${south.toFixed(2)} to ${north.toFixed(2)} N, ${west.toFixed(2)} to ${east.toFixed(2)} E`
    const [west, south, east, north] = this.box
    if (Math.max(Math.abs(west), Math.abs(east)) > 180 || Math.max(Math.abs(south), Math.abs(north)) > 90)
      return new PlanRefused(
        'The coordinates are not degrees but a projection in metres. Save the file again in WGS 84 (EPSG:4326).',
      )
    if (isInside([(south + north) / 2, (west + east) / 2], area))
      return new PlanRefused('Latitude and longitude are swapped: GeoJSON wants the longitude first.')
    return new PlanRefused(
      `The file holds nothing of the area of the guide (${say(area)}): it lies at ${say(this.box)}.`,
    )
  }
}

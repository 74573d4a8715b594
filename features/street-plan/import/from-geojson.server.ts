import {
  type Box,
  type Found,
  isInside,
  type NamedPoint,
  PlanRefused,
  type Position,
  type Shape,
} from './shape.ts'
import { kindOf, nameOf, placeOf } from './tags.ts'

type Geometry = { type?: string; coordinates?: unknown; geometries?: Geometry[] }
type Feature = { type?: string; geometry?: Geometry | null; properties?: Record<string, unknown> | null }

/**
 * The shapes and names of an area in a GeoJSON file; undefined if the value is not GeoJSON. Its properties are OpenStreetMap
 * tags (`highway`, `name:hi`), as Overpass Turbo and `osmium export` write them.
 */
export function shapesOfGeoJson(value: unknown, area: Box): Found | undefined {
  const { type, features, crs } = (value ?? {}) as { type?: string; features?: Feature[]; crs?: unknown }
  if (type !== 'FeatureCollection' || !Array.isArray(features)) return undefined
  const projection = /EPSG:+(\d+)/.exec(JSON.stringify(crs ?? ''))?.[1]
  if (projection && projection !== '4326')
    throw new PlanRefused(
      `The file uses the projection EPSG:${projection}. Save it again in WGS 84 (EPSG:4326).`,
    )
  const seen = new Extent()
  const shapes: Shape[] = []
  const points: NamedPoint[] = []
  let broken = 0
  let isHere = false
  for (const { geometry, properties } of features) {
    const tags = properties ?? {}
    const parts = partsOf(geometry ?? {})
    if (!parts) {
      broken += 1
      continue
    }
    const { lines, isArea, at } = parts
    for (const point of at ? [at] : lines.flat()) seen.add(point)
    const inArea = (at ? [at] : lines.flat()).some(point => isInside(point, area))
    isHere ||= inArea
    const name = nameOf(tags)
    const kind = at ? placeOf(tags) : kindOf(tags)
    if (!inArea || !kind) continue
    if (at && name) points.push({ kind, at, name })
    else if (!at && isArea === (kind === 'water' || kind === 'green'))
      shapes.push({ kind: kind as Shape['kind'], isArea, lines, name })
  }
  if (!isHere) throw seen.elsewhere(area)
  return { shapes, points, broken }
}

type Parts = { lines: Position[][]; isArea: boolean; at?: Position }

/** The lines of a geometry; undefined if it is broken or of a kind that is not drawn. */
function partsOf({ type, coordinates }: Geometry): Parts | undefined {
  if (type === 'Point') {
    const [at] = positions([coordinates])
    return at && { lines: [], isArea: false, at }
  }
  const depth = { LineString: 0, MultiLineString: 1, Polygon: 1, MultiPolygon: 2 }[type ?? '']
  if (depth === undefined || !Array.isArray(coordinates)) return undefined
  const given = depth === 0 ? [coordinates] : depth === 1 ? coordinates : coordinates.flat()
  const isArea = type?.endsWith('Polygon') ?? false
  const lines = given.map(positions).filter(line => line.length > (isArea ? 3 : 1))
  return lines.length ? { lines, isArea } : undefined
}

function positions(line: unknown): Position[] {
  if (!Array.isArray(line)) return []
  return line.flatMap(point =>
    Array.isArray(point) && Number.isFinite(point[0]) && Number.isFinite(point[1])
      ? [[point[0], point[1]] as Position]
      : [],
  )
}

/** The bounding box of a file's points. */
class Extent {
  private box: [number, number, number, number] | undefined
  add([lng, lat]: Position): void {
    const box = this.box ?? [lng, lat, lng, lat]
    if (lng < box[0]) box[0] = lng
    if (lat < box[1]) box[1] = lat
    if (lng > box[2]) box[2] = lng
    if (lat > box[3]) box[3] = lat
    this.box = box
  }
  /** The refusal of a file that has nothing in the area: says where its points are. */
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

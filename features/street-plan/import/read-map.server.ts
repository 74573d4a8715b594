import { open, stat } from 'node:fs/promises'
import type { Areas } from './clip.server.ts'
import type { Elements } from './elements.server.ts'
import { shapesOfGeoJson } from './from-geojson.server.ts'
import { shapesOfOsm } from './from-osm.server.ts'
import { type MadePlan, makePlan } from './make-plan.server.ts'
import { overpassElements, readJson } from './read-json.server.ts'
import { readPbf } from './read-pbf.server.ts'
import { readXml } from './read-xml.server.ts'
import { PlanRefused } from './refused.ts'
import type { Found } from './shape.ts'

/** MB: a file above is refused before it is read. JSON is held in memory whole, the other formats are streamed. */
export const largestMb = { extract: 400, json: 60 } as const
const mb = 1_000_000

export type ReadMap = MadePlan & { broken: number; shapes: number }

/** Makes a street plan of a file. Throws PlanRefused with a sentence for whoever brings it; stores nothing. */
export async function readMap(path: string, areas: Areas): Promise<ReadMap> {
  const found = await foundIn(path, areas)
  return { ...makePlan(found, areas), broken: found.broken, shapes: found.shapes.length }
}

async function foundIn(path: string, areas: Areas): Promise<Found> {
  const { size, start } = await beginningOf(path)
  const elements = (read: Elements, most: number) => {
    limit(size, most)
    return shapesOfOsm(read, areas.whole)
  }
  // Each block of a PBF file begins with four bytes of length, and the first one is named OSMHeader.
  if (start.subarray(6, 15).toString('latin1') === 'OSMHeader')
    return elements(() => readPbf(path), largestMb.extract)
  const text = start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<osm[\s>]/.test(text))
    return elements(() => readXml(path), largestMb.extract)
  if (text.startsWith('{')) {
    limit(size, largestMb.json)
    const value = await readJson(path)
    const overpass = overpassElements(value)
    if (overpass)
      return shapesOfOsm(async function* () {
        yield* overpass
      }, areas.whole)
    const found = shapesOfGeoJson(value, areas.whole)
    if (found) return found
  }
  if (start[0] === 0x1f || text.startsWith('BZh') || text.startsWith('PK'))
    throw new PlanRefused('The file is packed. Unpack it first (.gz: gunzip, .bz2: bunzip2, .zip: unzip).')
  throw new PlanRefused(
    'This is no map that can be read: it must be .osm.pbf, .osm (XML), JSON of Overpass, or GeoJSON.',
  )
}

function limit(size: number, most: number): void {
  if (size > most * mb)
    throw new PlanRefused(
      `The file has ${Math.round(size / mb)} MB, at most ${most} MB are read. Cut the area of the guide out of it first: docs/operating.md says how.`,
    )
}

async function beginningOf(path: string): Promise<{ size: number; start: Buffer }> {
  const file = await open(path).catch(() => {
    throw new PlanRefused('There is no such file, or it may not be read.')
  })
  try {
    if (!(await stat(path)).isFile()) throw new PlanRefused('This is no file.')
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    if (bytesRead === 0) throw new PlanRefused('The file is empty.')
    return { size: (await file.stat()).size, start: buffer.subarray(0, bytesRead) }
  } finally {
    await file.close()
  }
}

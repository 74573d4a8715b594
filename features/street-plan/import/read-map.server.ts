import { readFile, stat } from 'node:fs/promises'
import type { Areas } from './clip.server.ts'
import { shapesOfGeoJson } from './from-geojson.server.ts'
import { type MadePlan, makePlan } from './make-plan.server.ts'
import { PlanRefused } from './shape.ts'

/** A larger file (MB) is refused unread, because the whole file is held in memory. */
export const largestMb = 60
const mb = 1_000_000

type ReadMap = MadePlan & { broken: number; shapes: number }

/** Makes a street plan from a GeoJSON file; stores nothing. Throws PlanRefused with a message for the operator. */
export async function readMap(path: string, areas: Areas): Promise<ReadMap> {
  const found = shapesOfGeoJson(await readJson(path), areas.whole)
  if (!found) throw new PlanRefused(noGeoJson)
  return { ...makePlan(found, areas), broken: found.broken, shapes: found.shapes.length }
}

const noGeoJson = 'This is no GeoJSON. docs/run.md says how to make it of an extract of OpenStreetMap.'

async function readJson(path: string): Promise<unknown> {
  const file = await stat(path).catch(() => undefined)
  if (!file) throw new PlanRefused('There is no such file, or it may not be read.')
  if (!file.isFile()) throw new PlanRefused('This is no file.')
  if (file.size > largestMb * mb)
    throw new PlanRefused(
      `The file has ${Math.round(file.size / mb)} MB, at most ${largestMb} MB are read. Cut the area of the guide out of it first: docs/run.md says how.`,
    )
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').trim()
  if (!text) throw new PlanRefused('The file is empty.')
  if (!text.startsWith('{')) throw new PlanRefused(noGeoJson)
  try {
    return JSON.parse(text)
  } catch {
    throw new PlanRefused('This JSON ends in the middle or is damaged. Download or save it again.')
  }
}

import { readFile } from 'node:fs/promises'
import type { OsmElement, Tags } from './elements.server.ts'
import { PlanRefused } from './refused.ts'

/** An element as Overpass writes it: `nodes` is what other formats call `refs`. */
type OverpassElement = { type?: string; id?: number; nodes?: number[]; tags?: Tags } & Record<string, unknown>

/** The value of a JSON file, which is held in memory whole. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw new PlanRefused('This JSON ends in the middle or is damaged. Download or save it again.')
  }
}

/** The elements of an Overpass answer; undefined if the value is none. Ways need their points: `out body; >; out skel qt;`. */
export function overpassElements(value: unknown): OsmElement[] | undefined {
  const { elements } = (value ?? {}) as { elements?: unknown }
  if (!Array.isArray(elements)) return undefined
  return (elements as OverpassElement[]).flatMap(element => {
    if (element.type === 'node') return [element as OsmElement]
    if (element.type === 'way') return [{ ...element, refs: element.nodes ?? [] } as unknown as OsmElement]
    return element.type === 'relation' && Array.isArray(element.members) ? [element as OsmElement] : []
  })
}

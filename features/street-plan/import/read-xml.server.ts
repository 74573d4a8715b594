import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import type { OsmElement } from './elements.server.ts'
import { PlanRefused } from './refused.ts'

type Attributes = Record<string, string>

/** Streams the elements of an .osm file (OpenStreetMap XML). */
export async function* readXml(path: string): AsyncGenerator<OsmElement> {
  const parser = new SaxesParser()
  let ready: OsmElement[] = []
  let current: (OsmElement & { tags?: Attributes }) | undefined
  parser.on('opentag', ({ name, attributes }) => {
    const given = attributes as Attributes
    if (name === 'node' || name === 'way' || name === 'relation') current = begin(name, given)
    else if (!current) return
    else if (name === 'tag') current.tags = { ...current.tags, [given.k ?? '']: given.v ?? '' }
    else if (name === 'nd' && current.type === 'way') current.refs.push(Number(given.ref))
    else if (name === 'member' && current.type === 'relation')
      current.members.push({ type: given.type ?? '', ref: Number(given.ref), role: given.role ?? '' })
  })
  parser.on('closetag', ({ name }) => {
    if (name !== current?.type) return
    ready.push(current)
    current = undefined
  })
  parser.on('error', error => {
    throw error
  })
  const file = createReadStream(path, { encoding: 'utf8', highWaterMark: 1024 * 1024 })
  try {
    for await (const text of file) {
      parser.write(text as string)
      yield* ready
      ready = []
    }
    parser.close()
  } catch (error) {
    if (error instanceof PlanRefused) throw error
    throw new PlanRefused(
      `The file ends in the middle or is damaged near line ${parser.line}. Download or save it again.`,
    )
  } finally {
    file.destroy()
  }
}

function begin(type: OsmElement['type'], given: Attributes): OsmElement {
  const id = Number(given.id)
  if (type === 'node') return { type, id, lat: Number(given.lat), lon: Number(given.lon) }
  return type === 'way' ? { type, id, refs: [] } : { type, id, members: [] }
}

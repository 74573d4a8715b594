import { createReadStream } from 'node:fs'
import type { TransformCallback } from 'node:stream'
import { OSMTransform } from 'osm-pbf-parser-node'
import type { OsmElement } from './elements.server.ts'
import { PlanRefused } from './refused.ts'
import { planTags } from './tags.ts'

/** Passes on what the library throws: thrown inside a stream it would end the process. */
class PbfReader extends OSMTransform {
  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    try {
      super._transform(chunk, encoding, done)
    } catch (error) {
      done(error as Error)
    }
  }
  override _flush(done: TransformCallback): void {
    try {
      super._flush(done)
    } catch (error) {
      done(error as Error)
    }
  }
}

/** Streams the elements of an .osm.pbf file, a few thousand in memory at a time. */
export async function* readPbf(path: string): AsyncGenerator<OsmElement> {
  const file = createReadStream(path, { highWaterMark: 1024 * 1024 })
  const reader = file.pipe(new PbfReader({ withTags: { node: planTags, way: planTags, relation: planTags } }))
  file.on('error', error => reader.destroy(error))
  try {
    for await (const block of reader as AsyncIterable<{ type?: string }[]>)
      for (const element of block) if (element.type) yield element as OsmElement
  } catch {
    throw new PlanRefused(
      'The file ends in the middle or is damaged. Download it again and compare its size with that on the server.',
    )
  } finally {
    file.destroy()
  }
}

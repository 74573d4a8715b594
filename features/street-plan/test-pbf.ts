import { deflateSync } from 'node:zlib'
import Pbf from 'pbf'
import type { OsmElement, OsmNode } from './import/elements.server.ts'

type Writer = { write: (value: object, pbf: Pbf) => void }
// The package declares no types for its own messages.
const files = 'osm-pbf-parser-node/proto/fileformat.js'
const blocks = 'osm-pbf-parser-node/proto/osmformat.js'
const { Blob: BlobData, BlobHeader } = (await import(files)) as Record<'Blob' | 'BlobHeader', Writer>
const { HeaderBlock, PrimitiveBlock } = (await import(blocks)) as Record<
  'HeaderBlock' | 'PrimitiveBlock',
  Writer
>

const bytesOf = (writer: Writer, value: object) => {
  const pbf = new Pbf()
  writer.write(value, pbf)
  return Buffer.from(pbf.finish())
}

function block(type: 'OSMHeader' | 'OSMData', content: Buffer): Buffer {
  const data = bytesOf(BlobData, { raw_size: content.length, zlib_data: deflateSync(content) })
  const header = bytesOf(BlobHeader, { type, datasize: data.length })
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, data])
}

/** The first block of every file. */
export const pbfHeader = (): Buffer =>
  block('OSMHeader', bytesOf(HeaderBlock, { required_features: ['OsmSchema-V0.6', 'DenseNodes'] }))

/** One block: points as dense nodes, then ways and relations. Files have at most some 8,000 elements in each. */
export function pbfBlock(elements: readonly OsmElement[]): Buffer {
  const strings = new Map<string, number>([['', 0]])
  const word = (text: string) => {
    if (!strings.has(text)) strings.set(text, strings.size)
    return strings.get(text) as number
  }
  const tagsOf = ({ tags = {} }: OsmElement) => ({
    keys: Object.keys(tags).map(word),
    vals: Object.values(tags).map(word),
  })
  const nodes = elements.filter((one): one is OsmNode => one.type === 'node')
  const units = (degrees: number) => Math.round(degrees * 1e7)
  const dense = {
    id: deltas(nodes.map(({ id }) => id)),
    lat: deltas(nodes.map(({ lat }) => units(lat))),
    lon: deltas(nodes.map(({ lon }) => units(lon))),
    keys_vals: nodes.flatMap(node => [
      ...Object.entries(node.tags ?? {}).flatMap(([key, value]) => [word(key), word(value)]),
      0,
    ]),
  }
  const ways = elements.flatMap(one =>
    one.type === 'way' ? [{ id: one.id, refs: deltas(one.refs), ...tagsOf(one) }] : [],
  )
  const kinds = ['node', 'way', 'relation']
  const relations = elements.flatMap(one =>
    one.type === 'relation'
      ? [
          {
            id: one.id,
            ...tagsOf(one),
            roles_sid: one.members.map(({ role }) => word(role)),
            memids: deltas(one.members.map(({ ref }) => ref)),
            types: one.members.map(({ type }) => kinds.indexOf(type)),
          },
        ]
      : [],
  )
  const primitivegroup = [
    ...(nodes.length ? [{ dense }] : []),
    ...(ways.length ? [{ ways }] : []),
    ...(relations.length ? [{ relations }] : []),
  ]
  const s = [...strings.keys()].map(text => Buffer.from(text))
  return block('OSMData', bytesOf(PrimitiveBlock, { stringtable: { s }, primitivegroup }))
}

/** As .osm.pbf, in one block. */
export const asPbf = (elements: readonly OsmElement[]): Buffer =>
  Buffer.concat([pbfHeader(), pbfBlock(elements)])

const deltas = (values: readonly number[]) => values.map((value, i) => value - (values[i - 1] ?? 0))

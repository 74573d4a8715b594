import { FlatBuffer } from '#features/camera-filters/face-finder/flatbuffer.ts'

/**
 * The same face model with the metadata that @mediapipe/tasks-vision requires and the npm package's file lacks: how its input
 * is scaled (mean and deviation 127.5, RGB). A new head with a root that points into the old bytes is put before them. Tables
 * and field numbers: tensorflow/lite/schema/schema.fbs and tflite_support/metadata_schema.fbs.
 */
export function withMetadata(model: Uint8Array<ArrayBuffer>): Uint8Array {
  const old = new FlatBuffer(model)
  const root = old.root()
  const buffers = old.children(root, 4)
  const parts = (field: number): Node => ({ old: old.child(root, field) })
  const metadata: Node = { table: { 0: { bytes: writeFlatBuffer(description, 'M001') } } }
  const head: Node = {
    table: {
      0: 3, // schema version
      1: parts(1),
      2: parts(2),
      3: parts(3),
      4: { list: [...buffers.map(place => ({ old: place })), metadata] },
      6: { list: [{ table: { 0: { text: 'TFLITE_METADATA' }, 1: buffers.length } }] },
    },
  }
  return writeFlatBuffer(head, 'TFL3', model)
}

type Node =
  | { table: Record<number, Node | number> }
  | { list: Node[] }
  | { floats: number[] }
  | { bytes: Uint8Array }
  | { text: string }
  | { old: number }

const scaling: Node = { table: { 0: { floats: [127.5] }, 1: { floats: [127.5] } } }
const image: Node = {
  table: {
    0: { text: 'image' },
    3: { table: { 0: 2, 1: { table: { 0: 1 } } } }, // ImageProperties: RGB
    4: { list: [{ table: { 0: 1, 1: scaling } }] }, // NormalizationOptions
  },
}
const answer = (name: string): Node => ({ table: { 0: { text: name } } })
const graph: Node = {
  table: { 2: { list: [image] }, 3: { list: [answer('regressors'), answer('classificators')] } },
}
const description: Node = {
  table: { 0: { text: 'BlazeFace short range' }, 3: { list: [graph] }, 7: { text: '1.0.0' } },
}

/** Writes parents before children, because references only point forward; `tail` is what `old` positions count in. */
function writeFlatBuffer(root: Node, identifier: string, tail: Uint8Array = new Uint8Array()): Uint8Array {
  const bytes = new Uint8Array(64 * 1024)
  const view = new DataView(bytes.buffer)
  const olds: { at: number; place: number }[] = []
  let end = 8
  const align = (to: number, before = 0) => {
    end = Math.ceil((end + before) / to) * to - before
  }
  const int = (value: number) => {
    view.setUint32(end, value, true)
    end += 4
  }
  const refer = (at: number, node: Node) => {
    if ('old' in node) olds.push({ at, place: node.old })
    else view.setUint32(at, write(node) - at, true)
  }
  /** Vectors and strings store their length before their content. */
  const content = (data: Uint8Array, length: number, alignment = 4) => {
    align(alignment, 4)
    const start = end
    int(length)
    bytes.set(data, end)
    end += data.length
    return start
  }
  const write = (node: Exclude<Node, { old: number }>): number => {
    if ('text' in node) return content(new TextEncoder().encode(`${node.text}\0`), node.text.length)
    if ('bytes' in node) return content(node.bytes, node.bytes.length, 16)
    if ('floats' in node)
      return content(new Uint8Array(Float32Array.from(node.floats).buffer), node.floats.length)
    if ('list' in node) {
      const start = content(new Uint8Array(4 * node.list.length), node.list.length)
      for (const [i, item] of node.list.entries()) refer(start + 4 + 4 * i, item)
      return start
    }
    const fields = Object.entries(node.table).map(([number, value]) => ({ number: Number(number), value }))
    const vtable = 4 + 2 * (1 + Math.max(...fields.map(field => field.number)))
    align(4)
    align(4, vtable)
    const start = end + vtable
    view.setUint16(end, vtable, true)
    view.setUint16(end + 2, 4 + 4 * fields.length, true)
    for (const [i, { number }] of fields.entries()) view.setUint16(end + 4 + 2 * number, 4 + 4 * i, true)
    view.setInt32(start, vtable, true)
    end = start + 4 + 4 * fields.length
    fields.forEach(({ value }, i) => {
      const at = start + 4 + 4 * i
      if (typeof value === 'number') view.setUint32(at, value, true)
      else refer(at, value)
    })
    return start
  }
  refer(0, root)
  bytes.set(new TextEncoder().encode(identifier), 4)
  align(16)
  for (const { at, place } of olds) view.setUint32(at, end + place - at, true)
  return Uint8Array.from([...bytes.subarray(0, end), ...tail])
}

import { FlatBuffer, type Offset } from './flatbuffer.ts'

type Tensor = { shape: number[]; weights?: Float32Array<ArrayBuffer> }
export type Operation = {
  kind: 'concatenation' | 'convolution' | 'depthwise' | 'addition' | 'max-pool' | 'relu' | 'reshape' | 'pad'
  inputs: number[]
  output: number
  padding: 'same' | 'valid'
  stride: number
}
/** A network as in the file. Numbers are indexes into `tensors`; all activations are NHWC. */
export type Model = { tensors: Tensor[]; operations: Operation[]; input: number; outputs: number[] }

/**
 * Reads a TensorFlow Lite model (tensorflow/lite/schema/schema.fbs), as far as the short-range face model uses it:
 * float32 or float16 weights and nine operations. Throws at anything else, so that another model is never misread.
 */
export function readModel(bytes: Uint8Array<ArrayBuffer>): Model {
  if (String.fromCharCode(...bytes.subarray(4, 8)) !== 'TFL3') throw new Error('not a TensorFlow Lite model')
  const file = new FlatBuffer(bytes)
  const root = file.root()
  const [graph] = file.children(root, 2)
  if (!graph) throw new Error('the model has no graph')
  const codes = file.children(root, 1).map(code => Math.max(file.byte(code, 0), file.int(code, 3)))
  const buffers = file.children(root, 4)
  const tensors = file.children(graph, 0).map(tensor => readTensor(file, tensor, buffers))
  const operations: Operation[] = []
  for (const operator of file.children(graph, 3)) {
    const code = codes[file.int(operator, 0)]
    const inputs = file.ints(operator, 1)
    const output = at(file.ints(operator, 2), 0)
    // Weights are converted to float32 when they are read, so DEQUANTIZE only gives a tensor another index.
    if (code === dequantize) at(tensors, output).weights = at(tensors, at(inputs, 0)).weights
    else operations.push(readOperation(file, operator, code, inputs, output))
  }
  return { tensors, operations, input: at(file.ints(graph, 1), 0), outputs: file.ints(graph, 2) }
}

/** The element at an index from the model; throws when there is none. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place]
  if (item === undefined) throw new Error('the model points outside itself')
  return item
}

const dequantize = 6
const kinds: Record<number, Operation['kind']> = {
  0: 'addition',
  2: 'concatenation',
  3: 'convolution',
  4: 'depthwise',
  17: 'max-pool',
  19: 'relu',
  22: 'reshape',
  34: 'pad',
}
/** The field of each operation's options that holds its fused activation; this model has none. */
const activationField: Partial<Record<Operation['kind'], number>> = {
  addition: 0,
  concatenation: 1,
  convolution: 3,
  depthwise: 4,
  'max-pool': 5,
}

function readOperation(
  file: FlatBuffer,
  operator: Offset,
  code = -1,
  inputs: number[],
  output: number,
): Operation {
  const kind = kinds[code]
  if (!kind) throw new Error(`the model uses operation ${code}, which is not known here`)
  const options = file.child(operator, 4)
  const activation = activationField[kind]
  if (options && activation !== undefined && file.byte(options, activation))
    throw new Error(`${kind} has a fused activation`)
  const slides = kind === 'convolution' || kind === 'depthwise' || kind === 'max-pool'
  const [across, down] = slides && options ? [file.int(options, 1), file.int(options, 2)] : [1, 1]
  if (across !== down) throw new Error(`${kind} has two different strides`)
  return {
    kind,
    inputs,
    output,
    padding: slides && options && file.byte(options, 0) ? 'valid' : 'same',
    stride: across,
  }
}

function readTensor(file: FlatBuffer, tensor: Offset, buffers: Offset[]): Tensor {
  const shape = file.ints(tensor, 0)
  const data = file.data(at(buffers, file.int(tensor, 2)), 0)
  if (data.length === 0) return { shape }
  const type = file.byte(tensor, 1)
  // Copied, because a model may store four-byte numbers at places that a typed array cannot start at.
  const { buffer } = data.slice()
  if (type === 0) return { shape, weights: new Float32Array(buffer) }
  if (type === 1) return { shape, weights: Float32Array.from(new Uint16Array(buffer), fromHalf) }
  if (type === 2) return { shape, weights: Float32Array.from(new Int32Array(buffer)) }
  throw new Error(`the model has numbers of type ${type}, which is not known here`)
}

/** Reads an IEEE 754 binary16 number; many phones have no Float16Array. */
function fromHalf(bits: number): number {
  const sign = bits >> 15 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

import { type Area, addRelu, convolution, depthwise, type Numbers, type Sliding } from './kernels.ts'
import { at, type Model, type Operation } from './model-file.ts'

/** Fill `input`, call `run`, read the `outputs`; nothing is allocated after the network is built. */
type Network = { input: Numbers; outputs: Numbers[]; run(): void }

/** Allocates a model's activations and builds one pass per operation. */
export function buildNetwork(model: Model): Network {
  const activations = new Map<number, Numbers>()
  const hold = (tensor: number) => {
    const { shape } = at(model.tensors, tensor)
    activations.set(tensor, new Float32Array(shape.reduce((a, b) => a * b, 1)))
  }
  const held = (tensor: number) => {
    const activation = activations.get(tensor)
    if (!activation) throw new Error('an operation comes before what it needs')
    return activation
  }
  hold(model.input)
  for (const operation of model.operations) hold(operation.output)
  const steps = model.operations.map((operation, i) => bind(model, operation, model.operations[i + 1], held))
  return {
    input: held(model.input),
    outputs: model.outputs.map(held),
    run: () =>
      steps.forEach(step => {
        step()
      }),
  }
}

type Held = (tensor: number) => Numbers

function bind(model: Model, operation: Operation, next: Operation | undefined, held: Held): () => void {
  const x = held(at(operation.inputs, 0))
  const y = held(operation.output)
  const weights = (input: number) => {
    const found = at(model.tensors, at(operation.inputs, input)).weights
    if (!found) throw new Error(`${operation.kind} has no weights`)
    return found
  }
  switch (operation.kind) {
    case 'convolution':
    case 'depthwise': {
      const kernel = operation.kind === 'convolution' ? convolution : depthwise
      const pass = kernel(sliding(model, operation), weights(1), weights(2))
      return () => pass(x, y)
    }
    case 'addition': {
      if (next?.kind !== 'relu' || next.inputs[0] !== operation.output)
        throw new Error('a sum without ReLU is not known here')
      const b = held(at(operation.inputs, 1))
      const sum = held(next.output)
      return () => addRelu(x, b, sum)
    }
    case 'relu': {
      const summed = model.operations.some(
        other => other.kind === 'addition' && other.output === operation.inputs[0],
      )
      return summed
        ? () => {}
        : () => {
            for (let i = 0; i < y.length; i++) y[i] = Math.max(0, x[i] as number)
          }
    }
    case 'max-pool':
      return halve(sliding(model, operation), x, y)
    case 'pad':
      return widen(model, operation, x, y, weights(1))
    case 'reshape':
      return () => y.set(x)
    case 'concatenation': {
      const parts = operation.inputs.map(held)
      return () => {
        parts.reduce((start, part) => {
          y.set(part, start)
          return start + part.length
        }, 0)
      }
    }
  }
}

function area(model: Model, tensor: number): Area {
  const [, height = 0, width = 0, channels = 0] = at(model.tensors, tensor).shape
  return { height, width, channels }
}

/** How an operation's window moves; TensorFlow's SAME padding puts the odd row below and the odd column right. */
function sliding(model: Model, { kind, inputs, output, padding, stride }: Operation): Sliding {
  const from = area(model, at(inputs, 0))
  const size = kind === 'max-pool' ? 2 : at(at(model.tensors, at(inputs, 1)).shape, 1)
  const before = (length: number) =>
    padding === 'same' ? Math.max((Math.ceil(length / stride) - 1) * stride + size - length, 0) >> 1 : 0
  return { from, to: area(model, output), size, stride, top: before(from.height), left: before(from.width) }
}

/** 2 by 2 max pooling. */
function halve({ from, to, stride }: Sliding, x: Numbers, y: Numbers): () => void {
  if (stride !== 2 || from.height !== 2 * to.height || from.width !== 2 * to.width)
    throw new Error('only 2 by 2 pooling is known here')
  const c = from.channels
  const row = from.width * c
  return () => {
    let o = 0
    for (let j = 0; j < to.height; j++)
      for (let i = 0; i < to.width; i++) {
        let p = (2 * j * from.width + 2 * i) * c
        for (let k = 0; k < c; k++, p++, o++)
          y[o] = Math.max(x[p] as number, x[p + c] as number, x[p + row] as number, x[p + row + c] as number)
      }
  }
}

/** Adds channels of zeros. The buffer is zero at the start and nothing else writes to them. */
function widen(model: Model, operation: Operation, x: Numbers, y: Numbers, amounts: Numbers): () => void {
  const [from, to] = [area(model, at(operation.inputs, 0)).channels, area(model, operation.output).channels]
  if (amounts.some((amount, i) => amount !== (i === 7 ? to - from : 0)))
    throw new Error('only channels can be added here')
  const pixels = x.length / from
  return () => {
    for (let i = 0; i < pixels; i++) y.set(x.subarray(i * from, (i + 1) * from), i * to)
  }
}

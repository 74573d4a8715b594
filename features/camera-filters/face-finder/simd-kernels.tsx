import type { Kernels, Numbers, Pass, Sliding } from './network.ts'
import { simdModule } from './simd-kernels-wasm.ts'

type Compiled = {
  pointwise(x: number, w: number, bias: number, y: number, pixels: number, C: number, K: number): void
  convolution(x: number, w: number, bias: number, y: number, ...sliding: number[]): void
  depthwise(x: number, w: number, bias: number, y: number, ...sliding: number[]): void
  addRelu(a: number, b: number, y: number, length: number): void
}
const pages = 192 // of 64 KiB; the short-range model takes 10.5 MB, `allocate` throws beyond
const slack = 4 // numbers behind each buffer, for the lanes that spill

/** The kernels in WebAssembly SIMD with their own memory; undefined when the browser has no SIMD. */
export async function simdKernels(): Promise<Kernels | undefined> {
  const bytes = Uint8Array.from(atob(simdModule), char => char.charCodeAt(0))
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes)) return undefined
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const { instance } = await WebAssembly.instantiate(bytes, { env: { memory } })
  return bind(instance.exports as Compiled, memory)
}

function bind(compiled: Compiled, memory: WebAssembly.Memory): Kernels {
  let free = 1024
  const allocate = (length: number): Numbers => {
    const numbers = new Float32Array(memory.buffer, free, length)
    free += 4 * ((length + slack + 3) & ~3)
    return numbers
  }
  const keep = (values: Numbers) => {
    const kept = allocate(values.length)
    kept.set(values)
    return kept.byteOffset
  }
  return {
    allocate,
    convolution: (sliding, weights, bias) =>
      (sliding.size === 1 ? pointwise : windowed)(sliding, weights, bias),
    depthwise: (sliding, weights, bias) => {
      const [w, b] = [keep(weights), keep(bias)]
      const { from, to, size, stride, top, left } = sliding
      const numbers = [from.height, from.width, from.channels, to.height, to.width, size, stride, top, left]
      return (x, y) => compiled.depthwise(x.byteOffset, w, b, y.byteOffset, ...numbers)
    },
    addRelu: (a, b, y) => compiled.addRelu(a.byteOffset, b.byteOffset, y.byteOffset, y.length),
  }

  function pointwise({ from, to }: Sliding, weights: Numbers, bias: Numbers): Pass {
    const [pixels, C, K] = [from.height * from.width, from.channels, to.channels]
    if (pixels % 4) throw new Error('an area is not a multiple of four')
    const wide = (K + 3) & ~3
    const w = keep(byFours(weights, C, K))
    const b = keep(bias)
    if (wide === K) return (x, y) => compiled.pointwise(x.byteOffset, w, b, y.byteOffset, pixels, C, K)
    const spread = allocate(pixels * wide)
    return (x, y) => {
      compiled.pointwise(x.byteOffset, w, b, spread.byteOffset, pixels, C, wide)
      for (let n = 0; n < pixels; n++)
        for (let k = 0; k < K; k++) y[n * K + k] = spread[n * wide + k] as number
    }
  }

  function windowed({ from, to, size, stride, top, left }: Sliding, weights: Numbers, bias: Numbers): Pass {
    if (to.channels % 4) throw new Error('a windowed convolution needs a multiple of four channels')
    const w = keep(outputLast(weights, to.channels))
    const b = keep(bias)
    const numbers = [
      from.height,
      from.width,
      from.channels,
      to.height,
      to.width,
      to.channels,
      size,
      stride,
      top,
      left,
    ]
    return (x, y) => compiled.convolution(x.byteOffset, w, b, y.byteOffset, ...numbers)
  }
}

/** [K][C] to [K / 4][C][4], filled up with zeros. */
function byFours(weights: Numbers, C: number, K: number): Numbers {
  const packed = new Float32Array(((K + 3) & ~3) * C)
  for (let k = 0; k < K; k++)
    for (let c = 0; c < C; c++) packed[((k >> 2) * C + c) * 4 + (k & 3)] = weights[k * C + c] as number
  return packed
}

/** [K][row][column][C] to [row][column][C][K]. */
function outputLast(weights: Numbers, K: number): Numbers {
  const rest = weights.length / K
  const packed = new Float32Array(weights.length)
  for (let k = 0; k < K; k++)
    for (let i = 0; i < rest; i++) packed[i * K + k] = weights[k * rest + i] as number
  return packed
}

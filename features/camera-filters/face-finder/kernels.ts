export type Numbers = Float32Array<ArrayBuffer>
export type Area = { height: number; width: number; channels: number }
/** A square window that slides over an area, as a convolution does; `top` and `left` are rows and columns of padding. */
export type Sliding = { from: Area; to: Area; size: number; stride: number; top: number; left: number }
/** One pass from an activation to the next. */
type Pass = (x: Numbers, y: Numbers) => void

/*
 * The expensive operations, in plain JavaScript. Weights have TensorFlow Lite's layout:
 * convolution [out][row][column][in], depthwise [row][column][channel].
 */
export const convolution = (sliding: Sliding, weights: Numbers, bias: Numbers): Pass =>
  (sliding.size === 1 ? pointwise : windowed)(sliding, weights, bias)

/** y = max(0, a + b), the end of every block. */
export function addRelu(a: Numbers, b: Numbers, y: Numbers): void {
  for (let i = 0; i < y.length; i++) y[i] = Math.max(0, (a[i] as number) + (b[i] as number))
}

/** 1 by 1 convolution of four pixels at a time, so that a weight is read once for four. All areas are multiples of four. */
function pointwise({ from, to }: Sliding, w: Numbers, bias: Numbers): Pass {
  const [pixels, C, K] = [from.height * from.width, from.channels, to.channels]
  if (pixels % 4) throw new Error('an area is not a multiple of four')
  return (x, y) => {
    for (let k = 0; k < K; k++) {
      for (let n = 0; n < pixels; n += 4) {
        let a0 = bias[k] as number
        let [a1, a2, a3] = [a0, a0, a0]
        for (let c = 0, p = n * C, q = k * C; c < C; c++, p++, q++) {
          const weight = w[q] as number
          a0 += weight * (x[p] as number)
          a1 += weight * (x[p + C] as number)
          a2 += weight * (x[p + 2 * C] as number)
          a3 += weight * (x[p + 3 * C] as number)
        }
        const o = n * K + k
        y[o] = a0
        y[o + K] = a1
        y[o + 2 * K] = a2
        y[o + 3 * K] = a3
      }
    }
  }
}

/** The range of a window's places that lie inside the area when the window starts `padding` before it. */
const inside = (size: number, length: number, start: number): [number, number] => [
  Math.max(0, -start),
  Math.min(size, length - start),
]

function windowed({ from, to, size, stride, top, left }: Sliding, w: Numbers, bias: Numbers): Pass {
  const [C, K] = [from.channels, to.channels]
  return (x, y) => {
    for (let j = 0, o = 0; j < to.height; j++)
      for (let i = 0; i < to.width; i++) {
        const [y0, x0] = [j * stride - top, i * stride - left]
        const [rowStart, rowEnd] = inside(size, from.height, y0)
        const [start, end] = inside(size, from.width, x0)
        for (let k = 0; k < K; k++, o++) {
          let sum = bias[k] as number
          for (let row = rowStart; row < rowEnd; row++) {
            let p = ((y0 + row) * from.width + x0 + start) * C
            let q = ((k * size + row) * size + start) * C
            for (let n = (end - start) * C; n > 0; n--) sum += (x[p++] as number) * (w[q++] as number)
          }
          y[o] = sum
        }
      }
  }
}

export function depthwise({ from, to, size, stride, top, left }: Sliding, w: Numbers, bias: Numbers): Pass {
  const C = to.channels
  return (x, y) => {
    for (let j = 0, o = 0; j < to.height; j++)
      for (let i = 0; i < to.width; i++, o += C) {
        const [y0, x0] = [j * stride - top, i * stride - left]
        const [rowStart, rowEnd] = inside(size, from.height, y0)
        const [start, end] = inside(size, from.width, x0)
        for (let c = 0; c < C; c++) y[o + c] = bias[c] as number
        for (let row = rowStart; row < rowEnd; row++)
          for (let column = start; column < end; column++) {
            const p = ((y0 + row) * from.width + x0 + column) * C
            const q = (row * size + column) * C
            for (let c = 0; c < C; c++)
              y[o + c] = (y[o + c] as number) + (x[p + c] as number) * (w[q + c] as number)
          }
      }
  }
}

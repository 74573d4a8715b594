// The face finder's arithmetic, four numbers at a time. AssemblyScript: `node scripts/compile-kernels.ts` makes
// simd-kernels-wasm.ts of it. Everything is float32, NHWC. A channel count that is not a multiple of four spills up
// to three numbers behind the last pixel; what they land on is written afterwards, or is the slack of each buffer.

/** One weight row of four outputs at a time over four pixels: 1 by 1 convolution. `w` is [K / 4][C][4], K a multiple of 4. */
export function pointwise(x: usize, w: usize, bias: usize, y: usize, pixels: i32, C: i32, K: i32): void {
  const from = C << 2
  const to = K << 2
  for (let k = 0; k < K; k += 4) {
    const start = v128.load(bias + (k << 2))
    for (let n = 0; n < pixels; n += 4) {
      let a0 = start, a1 = start, a2 = start, a3 = start
      let p = x + n * from
      let q = w + k * from
      for (let c = 0; c < C; c++, p += 4, q += 16) {
        const weights = v128.load(q)
        a0 = f32x4.add(a0, f32x4.mul(weights, v128.load32_splat(p)))
        a1 = f32x4.add(a1, f32x4.mul(weights, v128.load32_splat(p + from)))
        a2 = f32x4.add(a2, f32x4.mul(weights, v128.load32_splat(p + 2 * from)))
        a3 = f32x4.add(a3, f32x4.mul(weights, v128.load32_splat(p + 3 * from)))
      }
      const o = y + n * to + (k << 2)
      v128.store(o, a0)
      v128.store(o + to, a1)
      v128.store(o + 2 * to, a2)
      v128.store(o + 3 * to, a3)
    }
  }
}

/** Convolution with a window. `w` is [row][column][C][K], K a multiple of 4. */
export function convolution(
  x: usize, w: usize, bias: usize, y: usize,
  height: i32, width: i32, C: i32, toHeight: i32, toWidth: i32, K: i32,
  size: i32, stride: i32, top: i32, left: i32,
): void {
  for (let j = 0; j < toHeight; j++)
    for (let i = 0; i < toWidth; i++, y += K << 2)
      for (let k = 0; k < K; k += 4) {
        let sum = v128.load(bias + (k << 2))
        for (let row = 0; row < size; row++) {
          const py = j * stride + row - top
          if (py < 0 || py >= height) continue
          for (let column = 0; column < size; column++) {
            const px = i * stride + column - left
            if (px < 0 || px >= width) continue
            let p = x + ((py * width + px) * C << 2)
            let q = w + (((row * size + column) * C * K + k) << 2)
            for (let c = 0; c < C; c++, p += 4, q += K << 2)
              sum = f32x4.add(sum, f32x4.mul(v128.load(q), v128.load32_splat(p)))
          }
        }
        v128.store(y + (k << 2), sum)
      }
}

/** Each channel for itself. `w` is [row][column][C]. */
export function depthwise(
  x: usize, w: usize, bias: usize, y: usize,
  height: i32, width: i32, C: i32, toHeight: i32, toWidth: i32,
  size: i32, stride: i32, top: i32, left: i32,
): void {
  for (let j = 0; j < toHeight; j++)
    for (let i = 0; i < toWidth; i++, y += C << 2)
      for (let c = 0; c < C; c += 4) {
        let sum = v128.load(bias + (c << 2))
        for (let row = 0; row < size; row++) {
          const py = j * stride + row - top
          if (py < 0 || py >= height) continue
          for (let column = 0; column < size; column++) {
            const px = i * stride + column - left
            if (px < 0 || px >= width) continue
            const p = x + (((py * width + px) * C + c) << 2)
            const q = w + (((row * size + column) * C + c) << 2)
            sum = f32x4.add(sum, f32x4.mul(v128.load(p), v128.load(q)))
          }
        }
        v128.store(y + (c << 2), sum)
      }
}

/** y = max(0, a + b) for `length` numbers. */
export function addRelu(a: usize, b: usize, y: usize, length: i32): void {
  const zero = f32x4.splat(0)
  for (let i: usize = 0, end = <usize>length << 2; i < end; i += 16)
    v128.store(y + i, f32x4.max(zero, f32x4.add(v128.load(a + i), v128.load(b + i))))
}

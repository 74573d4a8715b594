import type { Box } from './box.ts'

/** Pixels of a side of the square that the short-range model sees. */
export const inputSide = 128
export type Size = { width: number; height: number }

/** Where a picture lies, whole and in the middle, in that square. */
export function letterbox({ width, height }: Size): Box {
  const scale = inputSide / Math.max(width, height)
  const inner = { width: width * scale, height: height * scale }
  return { x: (inputSide - inner.width) / 2, y: (inputSide - inner.height) / 2, ...inner }
}

/** A box in shares of that square, told in pixels of the picture. */
export function fromLetterbox(box: Box, { width, height }: Size): Box {
  const long = Math.max(width, height)
  return {
    x: box.x * long - (long - width) / 2,
    y: box.y * long - (long - height) / 2,
    width: box.width * long,
    height: box.height * long,
  }
}

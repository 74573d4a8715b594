import type { Box } from './box.ts'

/** Side of the model's square input, in pixels. */
export const inputSide = 128
export type Size = { width: number; height: number }

/** The box of a whole picture, centred in that square. */
export function letterbox({ width, height }: Size): Box {
  const scale = inputSide / Math.max(width, height)
  const inner = { width: width * scale, height: height * scale }
  return { x: (inputSide - inner.width) / 2, y: (inputSide - inner.height) / 2, ...inner }
}

/** Converts a box from shares of that square to pixels of the picture. */
export function fromLetterbox(box: Box, { width, height }: Size): Box {
  const long = Math.max(width, height)
  return {
    x: box.x * long - (long - width) / 2,
    y: box.y * long - (long - height) / 2,
    width: box.width * long,
    height: box.height * long,
  }
}

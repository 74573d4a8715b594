import { type Face, readFaces } from './face-boxes.ts'
import { fromLetterbox, inputSide, type Size } from './letterbox.ts'
import { readModel } from './model-file.ts'
import { buildNetwork } from './network.ts'

/** Specification §9. */
const minConfidence = 0.5

/** Finds faces in a letterboxed picture: RGBA of 128 by 128 pixels. Boxes are in pixels of a picture of `size`. */
export type FaceFinder = (pixels: Uint8ClampedArray, size: Size) => Face[]

export function createFaceFinder(modelFile: Uint8Array<ArrayBuffer>): FaceFinder {
  const { input, outputs, run } = buildNetwork(readModel(modelFile))
  const [boxes, scores] = outputs
  const answers = 896
  if (input.length !== inputSide ** 2 * 3 || boxes?.length !== answers * 16 || scores?.length !== answers)
    throw new Error('this is not the short-range face model')
  return (pixels, size) => {
    for (let from = 0, to = 0; from < pixels.length; from += 4)
      for (let channel = 0; channel < 3; channel++)
        input[to++] = (pixels[from + channel] as number) / 127.5 - 1
    run()
    return readFaces(boxes, scores, inputSide, minConfidence).map(face => ({
      ...face,
      ...fromLetterbox(face, size),
    }))
  }
}

/** Messages to the worker: first the model's address, then one picture at a time. `frame` is a VideoFrame. */
export type ToFinder = { model: string } | { pixels: ArrayBuffer; size: Size } | { frame: unknown }
/** Messages from the worker: that it is ready, the faces of a picture, or why it failed. */
export type FromFinder = { ready: true } | { faces: Face[] } | { failed: string }

import type { Face } from './face-boxes.ts'
import type { Size } from './letterbox.ts'

/** What the page tells the finder: first the model's address, then one picture at a time. `frame` is a VideoFrame. */
export type ToFinder = { model: string } | { pixels: ArrayBuffer; size: Size } | { frame: unknown }
/** What the finder answers: that it is ready (and how it counts), the faces of a picture, or why it cannot. */
export type FromFinder = { ready: 'simd' | 'plain' } | { faces: Face[] } | { failed: string }

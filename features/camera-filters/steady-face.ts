import { type Box, overlap } from './face-finder/box.ts'

/** Cutoff frequency of the filter: Hz at rest, and Hz added per face width a second. */
const restCutoff = 0.7
const speedGain = 3
const speedCutoff = 1
/** ms for which a lost face keeps its filter. */
const heldMs = 500
/** ms in which the drawing moves to the latest position: about two pictures. */
const glideMs = 40

/** Follows one face. `see` takes the found faces, `at` gives the place to draw. Times in milliseconds. */
export type SteadyFace = {
  see(faces: readonly Box[], now: number): void
  at(now: number): Box | undefined
  forget(): void
}

/**
 * The largest face (specification §9), smoothed. The finder's boxes go through the 1€ filter (Casiez, Roussel,
 * Vogel, "1€ Filter: A Simple Speed-based Low-pass Filter for Noisy Input in Interactive Systems", CHI 2012): still
 * faces are smoothed strongly, moving ones little. Speeds are in face widths per second, the same for near and far faces.
 */
export function steadyFace(): SteadyFace {
  let parts: Part[] = []
  let seen = 0
  let drawn: { box: Box; time: number } | undefined
  const target = (): Box | undefined => {
    const [x, y, width, height] = parts.map(part => part.value)
    if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined
    return { x: x - width / 2, y: y - height / 2, width, height }
  }
  return {
    see(faces, now) {
      const face = largest(faces)
      if (!face) return
      const last = target()
      const values = [face.x + face.width / 2, face.y + face.height / 2, face.width, face.height]
      // Another face became the largest: jump to it instead of moving across the picture.
      const same = last && now - seen <= heldMs && overlap(last, face) > 0.05
      if (!same) drawn = undefined
      parts = values.map((value, i) =>
        follow(same ? parts[i] : undefined, value, (now - seen) / 1000, face.width),
      )
      seen = now
    },
    at(now) {
      const box = target()
      if (!box || now - seen > heldMs) return undefined
      const share = drawn ? 1 - Math.exp(-Math.max(0, now - drawn.time) / glideMs) : 1
      drawn = { box: drawn ? between(drawn.box, box, share) : box, time: now }
      return drawn.box
    },
    forget() {
      parts = []
      drawn = undefined
    },
  }
}

/** The largest by area (specification §9). */
function largest<B extends Box>(faces: readonly B[]): B | undefined {
  return faces.reduce<B | undefined>(
    (a, b) => (a && a.width * a.height >= b.width * b.height ? a : b),
    undefined,
  )
}

type Part = { value: number; speed: number }

function follow(last: Part | undefined, value: number, seconds: number, faceWidth: number): Part {
  if (!last || seconds <= 0) return { value, speed: last?.speed ?? 0 }
  const speed = mix(last.speed, (value - last.value) / seconds, weight(speedCutoff, seconds))
  const cutoff = restCutoff + (speedGain * Math.abs(speed)) / faceWidth
  return { value: mix(last.value, value, weight(cutoff, seconds)), speed }
}

/** How much a low-pass filter takes of a new value after so many seconds. */
const weight = (cutoffHz: number, seconds: number) => 1 / (1 + 1 / (2 * Math.PI * cutoffHz * seconds))
const mix = (a: number, b: number, share: number) => a + (b - a) * share
const between = (a: Box, b: Box, share: number): Box => ({
  x: mix(a.x, b.x, share),
  y: mix(a.y, b.y, share),
  width: mix(a.width, b.width, share),
  height: mix(a.height, b.height, share),
})

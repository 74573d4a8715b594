import { bellElapsedMs, elapsedMs, type Puja, stepOf } from '../puja-flow.ts'

/** All cues, in the order in which they are needed. */
export const cueNames = ['ambient', 'water', 'mantra', 'aarti', 'bell'] as const
export type CueName = (typeof cueNames)[number]
/** What to play: the chant in the background and at most one cue, from its second `at`. */
export type SoundPlan = {
  /** Loudness of the looping chant, 0 to 1. */
  ambient: number
  cue?: { name: Exclude<CueName, 'ambient'>; at: number; level: number }
}

/** Volume of the chant (specification §4). */
const chantLevel = 0.8
const silence: SoundPlan = { ambient: 0 }

/** The sound of a pooja at `now`. The chant is silent during steps that have a melody. */
export function soundPlan(puja: Puja | undefined, now: number): SoundPlan {
  if (!puja) return silence
  const bell = bellElapsedMs(puja, now)
  if (bell !== undefined) {
    return { ambient: 0.3, cue: { name: 'bell', at: bell / 1000, level: 1 } }
  }
  if (puja.phase !== 'busy') return { ambient: chantLevel }
  const at = elapsedMs(puja, now) / 1000
  switch (stepOf(puja)) {
    case 'jal':
      return { ambient: 0.3, cue: { name: 'water', at, level: 1 } }
    case 'mantra':
      return { ambient: 0, cue: { name: 'mantra', at, level: chantLevel } }
    case 'aarti':
      return { ambient: 0, cue: { name: 'aarti', at, level: 1 } }
    case 'prasad':
      return { ambient: chantLevel }
  }
}

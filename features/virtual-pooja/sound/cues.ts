import { reverb } from './audio-nodes.ts'
import { bell, handBell, templeBell } from './bells.ts'
import { flute, type Note } from './flute.ts'
import type { CueName } from './sound-plan.ts'
import { drone } from './strings.ts'
import { om } from './voices.ts'
import { pouring } from './water.ts'

/** A cue. `level`: the gain that makes it as loud as the others (about -20 LUFS). `score` schedules its notes. */
export type Cue = { seconds: number; loops?: true; level: number; score: (context: BaseAudioContext) => void }

/** B flat, the drone's Sa in Hz: low, but high enough for a phone's speaker. */
const sa = 116.54

/** The pooja's five sounds, each scheduled from time 0. They are as long as their steps (specification §4). */
export const cues = {
  water: { seconds: 10, level: 0.9, score: water },
  mantra: { seconds: 29, level: 1.15, score: mantra },
  aarti: { seconds: 15, level: 1.33, score: aarti },
  bell: { seconds: 3, level: 0.86, score: closingBell },
  ambient: { seconds: 12, loops: true, level: 1.8, score: ambient },
} satisfies Record<CueName, Cue>

function water(context: BaseAudioContext) {
  pouring(context, reverb(context, { dry: 0.9, wet: 0.12, echo: 1 }))
}

/** Om, three times the line of "Om namah Shivaya" on the flute (the second one higher), Om. */
function mantra(context: BaseAudioContext) {
  const out = reverb(context, { dry: 0.75, wet: 0.4, echo: 3.5 })
  const line: readonly Note[] = [
    [0, 1.1, 0],
    [1.1, 0.55, 0],
    [1.65, 0.95, 2],
    [2.7, 0.6, 3],
    [3.3, 1.2, 2],
    [4.5, 1.3, 0],
  ]
  const rounds = [0, 1, 2]
  const notes = rounds.flatMap(round =>
    line.map(([at, length, tone]): Note => [7 + round * 6.6 + at, length, tone + (round === 1 ? 5 : 0)]),
  )
  drone(context, out, { to: 28, sa, level: 0.085, step: 1.15 })
  om(context, out, { at: 0.3, length: 6.4, frequency: sa, level: 0.5 })
  flute(context, out, { notes, sa })
  for (const round of [...rounds, 3]) {
    bell(context, out, { at: 6.9 + round * 6.6, frequency: 1180, level: 0.05, parts: handBell, ring: 1.2 })
  }
  om(context, out, { at: 22.5, length: 6.3, frequency: sa, level: 0.4 })
}

/** Hand bells at 132 beats a minute, growing louder, with the big bell on every second beat. */
function aarti(context: BaseAudioContext) {
  const out = reverb(context, { dry: 0.8, wet: 0.3, echo: 2.2 })
  const half = 60 / 132 / 2
  const accents = [1, 0.45, 0.7, 0.45] as const
  drone(context, out, { to: 14, sa: 130.81, level: 0.05, step: 0.8 })
  for (let i = 0, at = 0; at < 14.2; i += 1, at += half) {
    const accent = (accents[i % 4] ?? 1) * Math.min(1, 0.45 + at / 5)
    const small = { parts: handBell, ring: 0.55, frequency: 1480 * (i % 2 ? 1.012 : 1), level: 0.16 * accent }
    bell(context, out, { at, ...small })
    if (i % 4 === 0)
      bell(context, out, { at, frequency: 392, level: 0.14 * accent, parts: templeBell, ring: 0.5 })
  }
}

function closingBell(context: BaseAudioContext) {
  const out = reverb(context, { dry: 0.85, wet: 0.35, echo: 2.6 })
  bell(context, out, { at: 0, frequency: 311.13, level: 0.55, parts: templeBell, ring: 0.62 })
}

function ambient(context: BaseAudioContext) {
  const out = reverb(context, { dry: 0.8, wet: 0.4, echo: 3.5 })
  drone(context, out, { to: 12, sa, level: 0.075, step: 1.2 })
  om(context, out, { at: 0.4, length: 10.6, frequency: sa, level: 0.5 })
}

import { envelope, noise } from './audio-nodes.ts'

/** A partial: frequency as a ratio of the prime, its loudness, its decay time constant in seconds. */
type Partial = readonly [ratio: number, level: number, decay: number]

/** A cast temple bell: hum, prime, tierce, quint, nominal, then stretched upper partials. Slightly detuned pairs give the slow beat. */
export const templeBell: readonly Partial[] = [
  [0.5, 0.42, 2.1],
  [1, 0.55, 1.5],
  [1.003, 0.3, 1.5],
  [1.19, 0.34, 1.1],
  [1.5, 0.16, 0.8],
  [2, 0.5, 0.75],
  [2.006, 0.25, 0.75],
  [2.52, 0.16, 0.5],
  [2.99, 0.2, 0.42],
  [4.13, 0.14, 0.26],
  [5.45, 0.09, 0.16],
  [6.8, 0.06, 0.1],
]

/** The small hand bell of the aarti. */
export const handBell: readonly Partial[] = [
  [1, 0.5, 0.5],
  [1.004, 0.3, 0.5],
  [2.41, 0.45, 0.34],
  [2.9, 0.2, 0.25],
  [4.6, 0.24, 0.16],
  [6.9, 0.12, 0.08],
]

/** One stroke at `at` seconds. `frequency`: of the prime, in Hz; `ring` lengthens or shortens the decay. */
export function bell(
  context: BaseAudioContext,
  out: AudioNode,
  stroke: { at: number; frequency: number; level: number; parts: readonly Partial[]; ring: number },
) {
  const { at, frequency, level, parts, ring } = stroke
  for (const [ratio, share, decay] of parts) {
    if (frequency * ratio > context.sampleRate * 0.45) continue
    const tone = context.createOscillator()
    tone.frequency.value = frequency * ratio
    tone
      .connect(envelope(context, at, { attack: 0.003, peak: share * level, decay: decay * ring }))
      .connect(out)
    tone.start(at)
    tone.stop(at + decay * ring * 6)
  }
  clapper(context, out, stroke)
}

/** The short knock of metal on metal at the start. */
function clapper(
  context: BaseAudioContext,
  out: AudioNode,
  { at, frequency, level }: { at: number; frequency: number; level: number },
) {
  const source = context.createBufferSource()
  source.buffer = noise(context, 0.05, 11)
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = Math.min(frequency * 5, 6000)
  band.Q.value = 1.2
  source.connect(band)
  band.connect(envelope(context, at, { attack: 0.001, peak: 0.25 * level, decay: 0.008 })).connect(out)
  source.start(at)
}

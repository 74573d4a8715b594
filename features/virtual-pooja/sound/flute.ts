import { noise } from './audio-nodes.ts'

/** A note: when and how long in seconds, and how many semitones above Sa. */
export type Note = readonly [at: number, length: number, semitones: number]

const level = 0.16

/** A breathy bamboo flute that slides from note to note, two octaves above `sa` (Hz). */
export function flute(
  context: BaseAudioContext,
  out: AudioNode,
  { notes, sa }: { notes: readonly Note[]; sa: number },
) {
  const [first, last] = [notes[0], notes.at(-1)]
  if (!first || !last) return
  const tone = context.createOscillator()
  const harmonics = new Float32Array([0, 1, 0.28, 0.12, 0.04])
  tone.setPeriodicWave(context.createPeriodicWave(new Float32Array(5), harmonics))
  const gain = context.createGain()
  gain.gain.value = 0
  const soft = context.createBiquadFilter()
  soft.frequency.value = 2400
  const sway = context.createOscillator()
  const depth = context.createGain()
  sway.frequency.value = 5
  depth.gain.value = 9
  sway.connect(depth).connect(tone.detune)
  const breath = breathOf(context, gain)
  tone.connect(soft).connect(gain).connect(out)
  const start = Math.max(0, first[0] - 0.05)
  tone.frequency.setValueAtTime(sa * 4, start)
  for (const [at, length, semitones] of notes) {
    tone.frequency.setTargetAtTime(sa * 4 * 2 ** (semitones / 12), at, 0.045)
    gain.gain.setTargetAtTime(level, at, 0.09)
    gain.gain.setTargetAtTime(level * 0.72, at + length * 0.5, 0.2)
    gain.gain.setTargetAtTime(0.0001, at + length - 0.12, 0.08)
  }
  for (const node of [tone, sway, breath]) {
    node.start(start)
    node.stop(last[0] + last[1] + 1)
  }
}

function breathOf(context: BaseAudioContext, out: AudioNode): AudioBufferSourceNode {
  const air = context.createBufferSource()
  air.buffer = noise(context, 2, 5)
  air.loop = true
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = 1800
  band.Q.value = 0.8
  const gain = context.createGain()
  gain.gain.value = 0.05
  air.connect(band).connect(gain).connect(out)
  return air
}

import { type Cue, cues } from './cues.tsx'
import type { CueName } from './sound-plan.ts'

/** Samples a second: enough for a bell on a phone's speaker, half the work of 48 kHz. */
const rate = 24000
/** How long a loop's last notes ring on into its next round, in seconds. */
const ringOut = 8

/**
 * A cue as finished samples, made off the main thread without any touch or sound.
 * Ready samples can start at any second, which live oscillators cannot: a phone that comes back joins in where the step is.
 */
export async function renderCue(name: CueName): Promise<AudioBuffer> {
  const cue: Cue = cues[name]
  const length = Math.round(cue.seconds * rate)
  const context = new OfflineAudioContext(1, length + (cue.loops ? ringOut * rate : 0), rate)
  cue.score(context)
  const samples = (await context.startRendering()).getChannelData(0)
  const buffer = new AudioBuffer({ length, sampleRate: rate, numberOfChannels: 1 })
  const finished = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) {
    // What rings beyond the end of a loop sounds over its next round, so the seam cannot be heard.
    const at = i % length
    finished[at] = (finished[at] ?? 0) + (samples[i] ?? 0) * cue.level
  }
  if (!cue.loops) fadeOut(finished, rate * 0.5)
  return buffer
}

/** A cue ends with its step, however long its last note would ring. */
function fadeOut(samples: Float32Array, length: number) {
  const start = samples.length - length
  for (let i = start; i < samples.length; i += 1) {
    samples[i] = ((samples[i] ?? 0) * (samples.length - 1 - i)) / length
  }
}

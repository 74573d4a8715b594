import { type Cue, cues } from './cues.ts'
import type { CueName } from './sound-plan.ts'

/** Samples per second: enough for a bell on a phone's speaker, at half the work of 48 kHz. */
const rate = 24000
/** Seconds for which a loop's last notes ring on into its next round. */
const ringOut = 8

/**
 * Renders a cue into samples, silently, off the main thread and without needing a tap. Unlike live oscillators, samples can
 * start at any second, which is needed when a hidden screen is shown again.
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
    // Notes that ring past a loop's end are added to its beginning, so that the loop has no audible seam.
    const at = i % length
    finished[at] = (finished[at] ?? 0) + (samples[i] ?? 0) * cue.level
  }
  if (!cue.loops) fadeOut(finished, rate * 0.5)
  return buffer
}

/** Fades out the end, because a cue ends with its step. */
function fadeOut(samples: Float32Array, length: number) {
  const start = samples.length - length
  for (let i = start; i < samples.length; i += 1) {
    samples[i] = ((samples[i] ?? 0) * (samples.length - 1 - i)) / length
  }
}

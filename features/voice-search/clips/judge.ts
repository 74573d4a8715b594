/** Why a recording is not accepted. */
export type ClipFault =
  | 'too-long'
  | 'too-short'
  | 'silent'
  | 'too-loud'
  | 'not-a-recording'
  | 'file-too-large'

// The loudest 50 ms of a voice in front of a phone are above a tenth of full scale; an empty room is far below this.
const silent = 0.01
const windowSeconds = 0.05
/** A sample this high was clipped by the microphone; more than this share of clipped samples is heard as crackling. */
const cutOff = 0.985
const cutOffShare = 0.005

/** What is wrong with a recording; undefined if nothing is. `samples`: one channel, from -1 to 1. */
export function judge(samples: Float32Array, rate: number, most: number): ClipFault | undefined {
  const ms = (samples.length / rate) * 1000
  if (ms > most) return 'too-long'
  if (ms < shortest) return 'too-short'
  if (loudestWindow(samples, Math.round(rate * windowSeconds)) < silent) return 'silent'
  let cut = 0
  for (const sample of samples) if (Math.abs(sample) >= cutOff) cut += 1
  return cut / samples.length > cutOffShare ? 'too-loud' : undefined
}
/** ms. */
export const shortest = 200

/** Root mean square of the loudest window. */
function loudestWindow(samples: Float32Array, size: number): number {
  let loudest = 0
  for (let at = 0; at + size <= samples.length; at += size) {
    let sum = 0
    for (const sample of samples.subarray(at, at + size)) sum += sample * sample
    loudest = Math.max(loudest, Math.sqrt(sum / size))
  }
  return loudest
}

/** Pseudo-random numbers from -1 to 1, the same for the same seed, so that a cue sounds alike on every phone. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 1073741823.5 - 1
  }
}

const noises = new WeakMap<BaseAudioContext, Map<string, AudioBuffer>>()

/** White noise, made once per context. `seconds` long, mono. */
export function noise(context: BaseAudioContext, seconds: number, seed: number): AudioBuffer {
  const made = noises.get(context) ?? new Map<string, AudioBuffer>()
  noises.set(context, made)
  const key = `${seconds} ${seed}`
  const known = made.get(key)
  if (known) return known
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate)
  const samples = buffer.getChannelData(0)
  const random = seeded(seed)
  for (let i = 0; i < samples.length; i += 1) samples[i] = random()
  made.set(key, buffer)
  return buffer
}

/** A gain that is silent until `at`, rises to `peak` in `attack` seconds and decays with the time constant `decay`. */
export function envelope(
  context: BaseAudioContext,
  at: number,
  { attack, peak, decay }: { attack: number; peak: number; decay: number },
): GainNode {
  const gain = context.createGain()
  // A gain node starts at 1, so without this its first samples would click.
  gain.gain.value = 0
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(peak, at + attack)
  gain.gain.setTargetAtTime(0, at + attack, decay)
  return gain
}

/** The sound of a stone room: plays its input with an echo, through a compressor that prevents clipping. */
export function reverb(
  context: BaseAudioContext,
  { dry, wet, echo }: { dry: number; wet: number; echo: number },
): GainNode {
  const input = context.createGain()
  const direct = context.createGain()
  const convolver = context.createConvolver()
  const reflected = context.createGain()
  const limit = context.createDynamicsCompressor()
  direct.gain.value = dry
  reflected.gain.value = wet
  convolver.buffer = echoOf(context, echo)
  limit.threshold.value = -14
  limit.ratio.value = 4
  input.connect(direct).connect(limit)
  input.connect(convolver).connect(reflected).connect(limit)
  limit.connect(context.destination)
  return input
}

/** Noise that fades and loses its high frequencies, like an echo between stone walls. */
function echoOf(context: BaseAudioContext, seconds: number): AudioBuffer {
  const length = Math.floor(context.sampleRate * seconds)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  const random = seeded(7)
  let dark = 0
  for (let i = 0; i < length; i += 1) {
    dark += (random() * (1 - i / length) ** 2.6 - dark) * (0.55 - (0.4 * i) / length)
    samples[i] = dark
  }
  return buffer
}

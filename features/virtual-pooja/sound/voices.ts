/** Formants of a vowel: frequency in Hz, bandwidth in Hz, loudness. */
type Formant = readonly [frequency: number, width: number, level: number]
const vowels = {
  a: [
    [700, 80, 1],
    [1090, 90, 0.5],
    [2440, 120, 0.12],
  ],
  o: [
    [450, 70, 1],
    [800, 80, 0.45],
    [2830, 120, 0.06],
  ],
  u: [
    [325, 50, 1],
    [700, 60, 0.25],
    [2530, 120, 0.03],
  ],
  m: [
    [250, 60, 1],
    [1000, 200, 0.04],
    [2200, 200, 0.015],
  ],
} satisfies Record<string, readonly [Formant, Formant, Formant]>

/** The vowels of Om, each with its start as a share of the length. */
const mouth = [
  ['a', 0],
  ['o', 0.16],
  ['u', 0.42],
  ['m', 0.62],
  ['m', 1],
] as const
/** Five voices a few cents apart; the last one an octave below. */
const singers = [0, -7, 6, -3, 9] as const

/** Om, hummed by five low voices without words, `length` seconds from `at`. `frequency` in Hz. */
export function om(
  context: BaseAudioContext,
  out: AudioNode,
  { at, length, frequency, level }: { at: number; length: number; frequency: number; level: number },
) {
  const breath = context.createGain()
  breath.gain.value = 0
  breath.gain.setValueAtTime(0, at)
  breath.gain.linearRampToValueAtTime(level, at + 0.9)
  breath.gain.setValueAtTime(level, at + length - 1.6)
  breath.gain.linearRampToValueAtTime(0, at + length)
  breath.connect(out)
  const filters = ([0, 1, 2] as const).map(index => mouthFilter(context, breath, { at, length, index }))
  for (const [index, detune] of singers.entries()) {
    const isLow = index === singers.length - 1
    const gain = context.createGain()
    gain.gain.value = (0.64 / singers.length) * (isLow ? 1.2 : 1)
    for (const filter of filters) gain.connect(filter)
    const singer = { at, end: at + length + 0.1, detune, frequency: isLow ? frequency / 2 : frequency }
    sing(context, gain, { ...singer, vibrato: 4.3 + index * 0.23 })
  }
}

function mouthFilter(
  context: BaseAudioContext,
  out: AudioNode,
  { at, length, index }: { at: number; length: number; index: 0 | 1 | 2 },
): BiquadFilterNode {
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  const gain = context.createGain()
  for (const [key, [vowel, share]] of mouth.entries()) {
    const [frequency, width, level] = vowels[vowel][index]
    const move = key === 0 ? 'setValueAtTime' : 'linearRampToValueAtTime'
    filter.frequency[move](frequency, at + share * length)
    filter.Q[move](frequency / width, at + share * length)
    gain.gain[move](level * 1.6, at + share * length)
  }
  filter.connect(gain).connect(out)
  return filter
}

function sing(
  context: BaseAudioContext,
  out: AudioNode,
  { at, end, frequency, detune, vibrato }: Record<'at' | 'end' | 'frequency' | 'detune' | 'vibrato', number>,
) {
  const voice = context.createOscillator()
  const harmonics = Float32Array.from({ length: 24 }, (_, h) => (h === 0 ? 0 : 1 / h ** 1.15))
  voice.setPeriodicWave(context.createPeriodicWave(new Float32Array(24), harmonics))
  voice.frequency.value = frequency
  voice.detune.value = detune
  const sway = context.createOscillator()
  const depth = context.createGain()
  sway.frequency.value = vibrato
  depth.gain.value = 3.5
  sway.connect(depth).connect(voice.detune)
  voice.connect(out)
  for (const node of [voice, sway]) {
    node.start(at)
    node.stop(end)
  }
}

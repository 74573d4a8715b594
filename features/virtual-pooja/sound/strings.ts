/** One plucked tanpura string. Its upper harmonics rise late, an effect of the thread under a tanpura's string. */
function tanpura(context: BaseAudioContext, out: AudioNode, at: number, frequency: number, level: number) {
  const length = 4.2
  for (let harmonic = 1; harmonic <= 14; harmonic += 1) {
    const tone = context.createOscillator()
    tone.frequency.value = frequency * harmonic * (1 + 0.00012 * harmonic * harmonic)
    const peak = (level * (harmonic === 1 ? 0.8 : 1)) / harmonic ** 0.85
    const bloom = 0.05 * harmonic
    const decay = length / (2.2 + harmonic * 0.22)
    const gain = context.createGain()
    gain.gain.value = 0
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(peak * 0.5, at + 0.012)
    gain.gain.linearRampToValueAtTime(peak, at + 0.05 + bloom)
    gain.gain.setTargetAtTime(0, at + 0.1 + bloom, decay)
    tone.connect(gain).connect(out)
    tone.start(at)
    tone.stop(at + 0.1 + bloom + 7 * decay)
  }
}

/** The tanpura's cycle Pa, Sa, Sa, low Sa until `to` seconds, one string every `step` seconds. `sa` in Hz. */
export function drone(
  context: BaseAudioContext,
  out: AudioNode,
  { to, sa, level, step }: { to: number; sa: number; level: number; step: number },
) {
  const cycle = [0.75, 1, 1.0008, 0.5] as const
  for (let i = 0, at = 0; at < to - 1; i += 1, at += step) {
    tanpura(context, out, at, sa * 2 * (cycle[i % 4] ?? 1), level)
  }
}

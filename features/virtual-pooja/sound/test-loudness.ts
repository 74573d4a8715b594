/** Measurements of a sound, for tests. Samples are from -1 to 1. */
export type Measure = {
  /** Integrated loudness in LUFS according to ITU-R BS.1770: K-weighted, gated at -70 and at 10 below the rest. */
  loudness: number
  peak: number
  /** The largest step from one sample to the next. */
  jump: number
  /** The largest step relative to the steps of the 2 ms before it. A click is far above 1. */
  click: number
}

export const measure = (samples: Float32Array, rate: number): Measure => ({
  loudness: loudnessOf(samples, rate),
  ...steps(samples, rate),
})

/** Below this a step is too small to be heard. */
const leastStep = 0.01

function steps(samples: Float32Array, rate: number) {
  const forget = Math.exp(-1 / (rate * 0.002))
  let [peak, jump, click, recent] = [0, 0, 0, leastStep]
  for (let i = 1; i < samples.length; i += 1) {
    const step = Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0))
    peak = Math.max(peak, Math.abs(samples[i] ?? 0))
    jump = Math.max(jump, step)
    // An inaudible step is not a click.
    if (step > 2 * leastStep) click = Math.max(click, step / recent)
    recent = Math.max(step, recent * forget, leastStep)
  }
  return { peak, jump, click }
}

function loudnessOf(samples: Float32Array, rate: number): number {
  const weighted = filtered(filtered(samples, shelf(rate)), highPass(rate))
  const [block, hop] = [Math.round(rate * 0.4), Math.round(rate * 0.1)]
  const powers: number[] = []
  for (let at = 0; at + block <= weighted.length; at += hop) {
    powers.push(weighted.subarray(at, at + block).reduce((sum, value) => sum + value * value, 0) / block)
  }
  const audible = powers.filter(power => lufs(power) > -70)
  const gate = lufs(mean(audible)) - 10
  return lufs(mean(audible.filter(power => lufs(power) > gate)))
}
const lufs = (power: number) => -0.691 + 10 * Math.log10(power + 1e-15)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]
function shelf(rate: number): Filter {
  const [k, q, gain] = [Math.tan((Math.PI * 1681.97) / rate), 0.7071752, 10 ** (3.99984 / 20)]
  const [low, norm] = [gain ** 0.4996667741545416, 1 + k / q + k * k]
  return [
    (gain + (low * k) / q + k * k) / norm,
    (2 * (k * k - gain)) / norm,
    (gain - (low * k) / q + k * k) / norm,
    (2 * (k * k - 1)) / norm,
    (1 - k / q + k * k) / norm,
  ]
}
function highPass(rate: number): Filter {
  const [k, q] = [Math.tan((Math.PI * 38.1355) / rate), 0.500327]
  const norm = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm]
}
function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Filter): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map(x => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

import { expect, test } from 'vitest'
import { measure } from './test-loudness.ts'

const rate = 24000
const sine = (frequency: number, level: number) =>
  Float32Array.from({ length: rate * 2 }, (_, i) => level * Math.sin((2 * Math.PI * frequency * i) / rate))

test('a full-scale 1 kHz tone has -3 LUFS, as BS.1770 says', () => {
  expect(measure(sine(997, 1), rate).loudness).toBeCloseTo(-3.01, 1)
  expect(measure(sine(997, 0.1), rate).loudness).toBeCloseTo(-23.01, 1)
})
test('a gap in a tone counts as a click, the tone itself does not', () => {
  const tone = sine(220, 0.4)
  expect(measure(tone, rate).click).toBeLessThan(3)
  for (let i = rate; i < tone.length; i += 1) tone[i] = 0.2 + (tone[i] ?? 0) / 2
  expect(measure(tone, rate).click).toBeGreaterThan(5)
})

import { expect, test } from 'vitest'
import { type SteadyFace, steadyFace } from './steady-face.ts'

const box = (x: number, y: number, width = 200) => ({ x, y, width, height: width })
/** Pseudo-random numbers, the same in every run. */
const noise = (i: number) => ((Math.sin(i * 12.9898) * 43758.5453) % 1) * 4

function watch(
  steady: SteadyFace,
  frames: number,
  at: (i: number) => { x: number; y: number; width: number; height: number },
) {
  return Array.from({ length: frames }, (_, i) => {
    steady.see([at(i)], i * 70)
    return steady.at(i * 70 + 69) ?? box(Number.NaN, 0)
  })
}

test('the filter stays steady on a still face', () => {
  const shown = watch(steadyFace(), 60, i => box(400 + noise(i), 200 + noise(i + 7)))
  const raw = Array.from({ length: 60 }, (_, i) => 400 + noise(i))
  const steps = (values: number[]) =>
    values.slice(1).reduce((sum, value, i) => sum + Math.abs(value - (values[i] ?? 0)), 0)
  expect(steps(shown.map(face => face.x))).toBeLessThan(steps(raw) / 3)
})

test('the filter follows a moving face within a quarter of its width', () => {
  // Two face widths per second.
  const shown = watch(steadyFace(), 40, i => box(i * 28, 200))
  for (const [i, face] of shown.entries()) expect(Math.abs(face.x - i * 28)).toBeLessThan(50)
})

test('the filter follows the largest face', () => {
  const steady = steadyFace()
  steady.see([box(0, 0, 100), box(500, 100, 220), box(900, 0, 150)], 0)
  expect(steady.at(0)?.x).toBeCloseTo(500)
})

test('when somebody else comes nearer the filter jumps to them', () => {
  const steady = steadyFace()
  for (let i = 0; i < 10; i++) steady.see([box(100, 100)], i * 70)
  steady.at(650)
  steady.see([box(100, 100), box(900, 100, 300)], 700)
  expect(steady.at(701)).toEqual(box(900, 100, 300))
})

test('a face lost for a moment keeps its filter; one lost for longer does not', () => {
  const steady = steadyFace()
  expect(steady.at(0)).toBeUndefined()
  steady.see([box(100, 100)], 0)
  steady.see([], 70)
  expect(steady.at(400)).toBeDefined()
  expect(steady.at(600)).toBeUndefined()
  steady.see([box(700, 100)], 700)
  expect(steady.at(700)?.x).toBeCloseTo(700)
})

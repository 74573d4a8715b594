import { expect, test } from 'vitest'
import { distanceKm, type Point } from '#common/distance.ts'
import { partsNear } from './danger-line.ts'

const at = (lat: number, lng: number): Point => ({ lat, lng })
const line = [at(26, 85.3), at(26.1, 85.3), at(26.1, 85.4)]
const lengthOf = (parts: readonly [Point, Point][]) =>
  parts.reduce((km, [from, to]) => km + distanceKm(from, to), 0)

test('a danger on the line makes a kilometre on each side dangerous', () => {
  const parts = partsNear(line, at(26.05, 85.3), 1)
  expect(parts.length).toBe(1)
  expect(lengthOf(parts)).toBeCloseTo(2, 1)
})
test('a danger at a bend makes both legs dangerous', () => {
  const parts = partsNear(line, at(26.1, 85.3), 1)
  expect(parts.length).toBe(2)
  expect(lengthOf(parts)).toBeCloseTo(2, 1)
})
test('a danger beside the line makes less of it dangerous, and one far away nothing', () => {
  const beside = at(26.05, 85.309)
  expect(lengthOf(partsNear(line, beside, 1))).toBeCloseTo(0.87, 1)
  expect(partsNear(line, at(26.05, 85.32), 1)).toEqual([])
})
test('two stops at the same place make no line', () => {
  expect(partsNear([at(26, 85), at(26, 85)], at(26, 85), 1)).toEqual([])
})

import { expect, test } from 'vitest'
import { bearing } from './distance.ts'

test.each([
  [{ lat: 1, lng: 0 }, 0],
  [{ lat: 0, lng: 1 }, 90],
  [{ lat: -1, lng: 0 }, 180],
  [{ lat: 0, lng: -1 }, 270],
])('from the equator %o lies at %i degrees', (to, degrees) => {
  expect(bearing({ lat: 0, lng: 0 }, to)).toBeCloseTo(degrees)
})

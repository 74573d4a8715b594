import { expect, test } from 'vitest'
import { closedLine } from './closed-part.ts'

const at = (order: number, lat?: number) =>
  lat === undefined ? { order } : { order, position: { lat, lng: 85.3 } }
const stops = [at(1, 26), at(2, 26.1), at(3), at(4, 26.3), at(5)]
const walk = [26, 26.1, 26.3].map(lat => ({ lat, lng: 85.3 }))

test('a closed part between two known stops is the line between them', () => {
  const drawn = closedLine(stops, [1, 4], walk)
  expect(drawn?.line.map(({ lat }) => lat)).toEqual([26, 26.1, 26.3])
  expect(drawn?.middle.lat).toBe(26.1)
  expect(drawn?.isExact).toBe(true)
})
test('a closed part at one known stop has no line, only a sign there', () => {
  expect(closedLine(stops, [2, 2], walk)).toMatchObject({
    line: [{ lat: 26.1 }],
    middle: { lat: 26.1 },
    isExact: true,
  })
})
test('a closed part at a stop without a position is somewhere between the known ones', () => {
  const drawn = closedLine(stops, [3, 3], walk)
  expect(drawn?.line.map(({ lat }) => lat)).toEqual([26.1, 26.3])
  expect(drawn?.middle.lat).toBeCloseTo(26.2)
  expect(drawn?.isExact).toBe(false)
})
test('a closed part after the last known stop is not drawn', () => {
  expect(closedLine(stops, [5, 5], walk)).toBeUndefined()
})
test('a closed part follows the recorded line', () => {
  const bend = { lat: 26.05, lng: 85.34 }
  const recorded = [{ lat: 25.9, lng: 85.3 }, { lat: 26.001, lng: 85.301 }, bend, { lat: 26.2, lng: 85.3 }]
  const drawn = closedLine(stops, [1, 2], recorded)
  expect(drawn?.line.slice(1, -1)).toEqual(recorded.slice(1, -1))
  expect(drawn?.line[0]?.lat).toBeCloseTo(26, 2)
  expect(drawn?.line.at(-1)?.lat).toBeCloseTo(26.1, 1)
})

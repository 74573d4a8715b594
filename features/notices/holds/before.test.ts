import { expect, test } from 'vitest'
import { alongLine, whoStandsBefore } from './before.server.ts'

/** A walk due north; 0.01 degrees are 1.11 km. */
const at = (lat: number, lng = 85.39) => ({ lat, lng })
const line = [at(26), at(26.05), at(26.1)]
const people = [
  { name: 'behind it', point: at(26.09) },
  { name: 'just before', point: at(26.059) },
  { name: 'four km before', point: at(26.024) },
  { name: 'seven km before', point: at(26) },
  { name: 'beside another road', point: at(26.05, 85.42) },
  { name: 'nobody knows where', point: undefined },
]
const told = (...ends: ReturnType<typeof at>[]) => whoStandsBefore(line, ends, people).map(({ name }) => name)

test('people on the walk up to five kilometres before a hold are told first, and nobody behind it or elsewhere', () =>
  expect(told(at(26.06))).toEqual(['just before', 'four km before']))
test('for a stretch its first end counts', () =>
  expect(told(at(26.1), at(26.03))).toEqual(['four km before', 'seven km before']))
test('nobody is told first if the place or the line is unknown', () => {
  expect(told()).toEqual([])
  expect(whoStandsBefore([], [at(26.06)], people)).toEqual([])
})
test('a point beside the line is as far along as the nearest point of the line', () => {
  const { km, offKm } = alongLine(line, at(26.05, 85.4)) ?? { km: 0, offKm: 0 }
  expect([Math.round(km * 10) / 10, Math.round(offKm * 10) / 10]).toEqual([5.6, 1])
})

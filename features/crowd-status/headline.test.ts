import { expect, test } from 'vitest'
import { busy, silent } from './examples.ts'
import { headlineOf } from './headline.ts'
import { overallLevel } from './level.ts'

const inSeason = Date.parse('2027-07-20T12:00:00+05:30')
const outOfSeason = Date.parse('2026-11-22T12:00:00+05:30')

test('without a report it says only that', () => {
  expect(headlineOf(silent, inSeason)).toEqual({ is: 'none' })
  expect(headlineOf(silent, undefined)).toEqual({ is: 'none' })
})

test('out of season the next fair is named, unless somebody reported within the last day', () => {
  const from = Date.parse('2027-07-19T00:00:00+05:30')
  expect(headlineOf(silent, outOfSeason)).toEqual({ is: 'season', from })
  expect(headlineOf(busy(outOfSeason - 3 * 86_400_000), outOfSeason)).toEqual({ is: 'season', from })
  expect(headlineOf(busy(outOfSeason), outOfSeason).is).toBe('crowded')
})

test('after the last known fair no date is invented', () => {
  expect(headlineOf(silent, Date.parse('2028-09-01T12:00:00+05:30'))).toEqual({ is: 'none' })
})

test('a report more than half an hour old is not shown as current', () => {
  expect(headlineOf(busy(inSeason - 31 * 60_000), inSeason)).toMatchObject({ is: 'old' })
  expect(headlineOf(busy(inSeason), inSeason).is).toBe('crowded')
})

test('at exactly half the level is LOW, and the crowded places are named instead', () => {
  const [gate, bazar] = busy(inSeason).places
  if (!gate || !bazar) throw new Error('no places')
  const places = [gate, bazar]
  const status = { ...busy(inSeason), places, level: overallLevel(places) }
  expect(status.level).toBe('LOW')
  expect(headlineOf(status, inSeason)).toEqual({ is: 'crowded', count: 1 })
})

import { describe, expect, test } from 'vitest'
import type { WeatherReport } from '#common/weather.ts'
import { temple } from '#content/temple.ts'
import { exampleRoute } from '../examples.ts'
import { measureWalk, type Walk } from '../walk.ts'
import { addPiece, minutesFor, paceOf, type Walked } from './pace.ts'
import { restFor } from './rest.ts'
import { stampsAt } from './stamps.ts'
import { type Heard, hear, type Steady } from './steady-position.ts'
import { wayToPoint } from './way-to-point.ts'

const minute = 60_000
/** A position of a walker going north from Hajipur: metres along the walk, minutes since the start. */
const heard = (metres: number, minutes: number, accuracyM = 10): Heard => ({
  point: { lat: 25.7 + metres / 111_195, lng: 85.2 },
  accuracyM,
  ms: minutes * minute,
})
const walkOf = (pieces: readonly [metres: number, minutes: number, clock?: number][]) =>
  pieces.reduce<Walked>(
    (walked, [metres, minutes, clock = minutes]) => addPiece(walked, heard(metres, minutes), clock * minute),
    { km: 0, ms: 0 },
  )

describe('the walker’s own pace', () => {
  const steady = Array.from({ length: 16 }, (_, i): [number, number] => [i * 50, i])
  test('is measured while walking', () => {
    expect(paceOf(walkOf(steady))).toBe(3)
  })
  test('is not known before eight minutes of walking', () => {
    expect(paceOf(walkOf(steady.slice(0, 8)))).toBeUndefined()
  })
  test('leaves out rests, rides and jumps', () => {
    const rested = steady.map(([m, min]): [number, number] => [m, min < 8 ? min : min + 40])
    expect(paceOf(walkOf(rested))).toBe(3)
    const ridden = steady.map(([m, min]): [number, number] => [min < 8 ? m : m + 6000, min])
    expect(paceOf(walkOf(ridden))).toBe(3)
  })
  test('leaves out stretches in which the clock was changed or the phone slept', () => {
    const set = steady.map(([m, min]): [number, number, number] => [m, min, min * 60])
    expect(paceOf(walkOf(set))).toBeUndefined()
  })
  test('gives minutes in steps of five', () => {
    expect(minutesFor(0.2, 3)).toBe(4)
    expect(minutesFor(2.4, 2.9)).toBe(50)
  })
})

describe('a position', () => {
  const at = (metres: number, minutes: number) => heard(metres, minutes)
  const heardAll = (list: Heard[]) => list.reduce<Steady>(hear, {})
  test('five kilometres off within a second is doubted, and the list stays', () => {
    const { at: kept, doubted } = heardAll([at(0, 0), at(5000, 0.02)])
    expect(kept).toEqual(at(0, 0))
    expect(doubted).toEqual(at(5000, 0.02))
  })
  test('in doubt is forgotten when the next one is back', () => {
    expect(heardAll([at(0, 0), at(5000, 0.02), at(10, 0.1)])).toEqual({ at: at(10, 0.1) })
  })
  test('in doubt is believed when the next one confirms it', () => {
    expect(heardAll([at(0, 0), at(5000, 0.02), at(5010, 0.1)])).toEqual({ at: at(5010, 0.1) })
  })
})

describe('stamps and kept points', () => {
  const walk = measureWalk(exampleRoute.waypoints, temple) as Walk
  test('a stop is stamped at its place, but not by a coarse position', () => {
    const turki = { lat: 26.0344, lng: 85.3547 }
    expect(stampsAt(walk, { point: turki, accuracyM: 20 }).map(({ waypoint }) => waypoint.name.en)).toEqual([
      'Turki station',
    ])
    expect(stampsAt(walk, { point: turki, accuracyM: 2000 })).toEqual([])
  })
  test('the way back gives direction and distance, and how exact both are', () => {
    const camp = { point: { lat: 26.12, lng: 85.39 }, accuracyM: 12 }
    const own = { point: { lat: 26.117, lng: 85.39 }, accuracyM: 20 }
    expect(wayToPoint(walk, camp, own)).toMatchObject({ kind: 'measured', km: 0.33, errorM: 32, degrees: 0 })
    expect(wayToPoint(walk, camp, { point: camp.point, accuracyM: 20 })).toMatchObject({ kind: 'there' })
    // Somebody who may be anywhere around is not there yet.
    expect(wayToPoint(walk, camp, { ...own, accuracyM: 900 })).toMatchObject({ kind: 'near', km: 2 })
    expect(wayToPoint(walk, camp, undefined)).toMatchObject({ kind: 'silent' })
  })
  test('a point kept at a stop that nobody measured has a name but no direction', () => {
    const way = wayToPoint(walk, { from: 10 }, { point: temple, accuracyM: 10 })
    expect(way).toMatchObject({
      kind: 'near',
      named: { from: { waypoint: { name: { en: 'Hathi Chowk' } } } },
    })
    expect(way.degrees).toBeUndefined()
    expect(wayToPoint(walk, { from: 999 }, undefined).kind).toBe('unknown')
  })
})

describe('rest', () => {
  const now = Date.parse('2027-07-19T07:30:00Z')
  const report = (temperature: number, minutesAgo = 20): WeatherReport => ({
    weather: {
      ...{ temperature, feels_like: temperature, humidity: 60, condition: 'clear', description: '' },
      ...{ rain_soon: false, aqi: null, air_quality: null },
    },
    fetched_at: new Date(now - minutesAgo * minute).toISOString(),
  })
  test('is advised in the heat of noon', () => {
    expect(restFor(report(39), now, 13)?.kind).toBe('restNow')
    expect(restFor(report(39), now, 8)?.kind).toBe('restSoon')
    expect(restFor(report(39), now, 18)?.kind).toBe('walkNow')
    expect(restFor(report(24), now, 13)?.kind).toBe('mild')
  })
  test('is not advised without weather, with old weather, or with a wrong clock', () => {
    expect(restFor({ weather: null, fetched_at: null }, now, 13)).toBeUndefined()
    expect(restFor(report(39, 200), now, 13)).toBeUndefined()
    expect(restFor(report(39, -60), now, 13)).toBeUndefined()
    expect(restFor(undefined, now, 13)).toBeUndefined()
  })
})

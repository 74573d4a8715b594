import { describe, expect, test } from 'vitest'
import { temple } from '#content/temple.ts'
import type { Closure } from '#kit/web/closures.ts'
import type { FairHold } from '#kit/web/holds.ts'
import { exampleRoute } from '../examples.ts'
import { starterRoute } from '../starter-walk.ts'
import { measureWalk, type Walk } from '../walk.ts'
import { bySeason, nextOfEach, placesFrom } from './ahead.ts'
import { roundedKm } from './certainty.ts'
import { closuresFrom } from './closed-ahead.tsx'
import type { PlaceAhead } from './contract.ts'
import { heldFrom } from './held.ts'
import { whereAt, whereNamed } from './where.ts'

const walk = measureWalk(exampleRoute.waypoints, temple) as Walk
const stop = (name: string) =>
  walk.stops.find(({ waypoint }) => waypoint.name.en.startsWith(name)) as Walk['stops'][0]
const place = (type: PlaceAhead['type'], en: string, more: Partial<PlaceAhead> = {}): PlaceAhead => ({
  type,
  name: { en, hi: en },
  address: { en, hi: en },
  ...more,
})
const at = (name: string, off = 0) => {
  const { lat, lng } = stop(name).point
  return { lat: lat + off, lng }
}

describe('what is ahead', () => {
  test('is in walking order, without what was passed and what is not on the walk', () => {
    const places = [
      place('shivir', 'at Turki', { position: at('Turki'), precision_m: 100 }),
      place('toilet', 'at Goraul', { position: at('Goraul'), precision_m: 100 }),
      place('toilet', 'at Sonpur', { position: at('Sonpur'), precision_m: 100 }),
      place('drinking-water', 'in another town', { position: { lat: 26.5, lng: 85 }, precision_m: 100 }),
    ]
    const { start } = whereNamed(walk, { from: stop('Hajipur') })
    expect(placesFrom(walk, places, start).rows.map(({ what }) => what.name.en)).toEqual([
      'at Goraul',
      'at Turki',
    ])
  })
  test('has distances if the reader is near a known stop, and for what is far enough away', () => {
    const starter = measureWalk(starterRoute.waypoints, temple) as Walk
    const known = (name: string) => {
      const { position } = starterRoute.waypoints.find(({ name: { en } }) => en.startsWith(name)) ?? {}
      return position ? place('toilet', name, { position, precision_m: 500 }) : place('toilet', name)
    }
    const places = ['Turki', 'Ramdayalu'].map(known)
    const from = (lat: number, lng: number) =>
      placesFrom(starter, places, whereAt(starter, { point: { lat, lng }, accuracyM: 12 }).start).rows
    // 1 km after Goraul station; the next stop is known only to 4 km.
    expect(from(25.94, 85.32).map(({ basis }) => basis)).toEqual(['about', 'about'])
    // Near that stop: something 6 km away may be anywhere, something 17 km away may not.
    expect(from(25.96, 85.33).map(({ basis }) => basis)).toEqual(['unknown', 'about'])
  })
  test('begins with the next of each kind', () => {
    const places = ['Goraul', 'Turki', 'Ramdayalu'].map(name => place('toilet', name, { position: at(name) }))
    const { rows } = placesFrom(walk, places, whereNamed(walk, { from: stop('Hajipur') }).start)
    expect(nextOfEach(rows).map(({ what }) => what.name.en)).toEqual(['Goraul'])
  })
  test('follows the line: the nearest as the crow flies may come last', () => {
    const bend: Walk = measureWalk(
      [
        { order: 1, name: { en: 'A', hi: 'A' }, position: { lat: 26, lng: 85 }, precision_m: 20 },
        { order: 2, name: { en: 'B', hi: 'B' }, position: { lat: 26.1, lng: 85 }, precision_m: 20 },
        { order: 3, name: { en: 'C', hi: 'C' }, position: { lat: 26, lng: 85.03 }, precision_m: 20 },
      ],
      { lat: 26, lng: 85.03 },
    ) as Walk
    const places = [
      place('toilet', 'at C', { position: { lat: 26, lng: 85.03 }, precision_m: 20 }),
      place('shivir', 'at B', { position: { lat: 26.1, lng: 85 }, precision_m: 20 }),
    ]
    const { start } = whereAt(bend, { point: { lat: 26, lng: 85 }, accuracyM: 10 })
    expect(placesFrom(bend, places, start).rows.map(({ what }) => what.name.en)).toEqual(['at B', 'at C'])
  })
  test('says that a place may be behind if the position is too inexact', () => {
    const rough = place('shivir', 'rough', { position: at('Goraul', -0.004), precision_m: 1000 })
    const { start } = whereAt(walk, { point: at('Goraul'), accuracyM: 10 })
    expect(placesFrom(walk, [rough], start).rows).toMatchObject([{ isAround: true, basis: 'about' }])
  })
  test('gives the kilometres along the walk to a place known only by its stop', () => {
    const named = place('shivir', 'by name', { at: stop('Hathi').waypoint.order })
    const { rows } = placesFrom(walk, [named], whereNamed(walk, { from: stop('Ramdayalu') }).start)
    expect(rows).toMatchObject([
      { basis: 'about', isNamed: true, stop: { waypoint: { name: { en: 'Hathi Chowk' } } } },
    ])
    expect(rows[0]?.km).toBeCloseTo(stop('Hathi').km - stop('Ramdayalu').km)
  })
  test('leaves out, while no fair is on, what exists only during the fair, unless it was checked this week', () => {
    const camp = place('shivir', 'camp', { of_fair: true })
    const checked = place('shivir', 'checked', { of_fair: true, checked_at: '2026-11-24T06:00:00Z' })
    const tap = place('drinking-water', 'tap')
    const names = (day: string) =>
      bySeason([camp, checked, tap], Date.parse(day)).standing.map(({ name }) => name.en)
    expect(names('2026-11-26T12:00:00Z')).toEqual(['checked', 'tap'])
    expect(names('2027-07-20T12:00:00Z')).toEqual(['camp', 'checked', 'tap'])
  })
  test('counts the places with unknown positions', () => {
    expect(placesFrom(walk, [place('toilet', 'somewhere')], { km: 0, errorM: 10 })).toEqual({
      rows: [],
      unknown: 1,
    })
  })
})

describe('a closed part', () => {
  const closure = (...part: [number, number]): Closure => ({
    ...{ id: 'a', place: { en: 'A', hi: 'A' }, says: { en: 'Shut', hi: 'बंद' }, source: 'order', part },
    ...{ from: 0, until: 1, areDays: false, toldAt: 0 },
  })
  const from = (name: string, ...part: [number, number]) =>
    closuresFrom(walk, [closure(...part)], whereNamed(walk, { from: stop(name) }).start, 'temple')
  test('begins at whichever of its ends comes first', () => {
    const [row] = from('Hajipur', 6, 7)
    expect(row?.stop.waypoint.name.en).toBe('Goraul station')
    expect(row?.km).toBeCloseTo(stop('Goraul').km - stop('Hajipur').km)
  })
  test('surrounds anyone between its ends, and disappears once passed', () => {
    expect(from('Goraul', 4, 8)).toMatchObject([{ km: 0, isAround: true }])
    expect(from('Ramdayalu', 4, 6)).toEqual([])
  })
  test('at a stop known only by name has the kilometres of the walk', () => {
    expect(from('Ramdayalu', 10, 10)).toMatchObject([{ basis: 'about' }])
  })
  test('beyond the temple is not on the way', () => {
    expect(from('Ramdayalu', 16, 16)).toEqual([])
  })
})

describe('a distance', () => {
  const line = (precision_m: number, latitudes: readonly number[]): Walk =>
    measureWalk(
      latitudes.map((lat, i) => ({
        ...{ order: i + 1, name: { en: `${i}`, hi: `${i}` }, position: { lat, lng: 85 }, precision_m },
      })),
      { lat: latitudes.at(-1) ?? 0, lng: 85 },
    ) as Walk
  const near = (walk: Walk, lat: number) =>
    placesFrom(
      walk,
      [place('toilet', 'T', { position: { lat, lng: 85 }, precision_m: 10 })],
      whereAt(walk, { point: { lat: 26, lng: 85 }, accuracyM: 10 }).start,
    ).rows[0]?.basis
  const dense = Array.from({ length: 1000 }, (_, i) => 26 + i * 0.0004)
  test('is measured if every stop in between is surveyed and near the next', () => {
    expect(near(line(12, dense), 26.01)).toBe('measured')
  })
  test('is approximate if the stops are surveyed but far apart', () => {
    expect(near(line(12, [26, 26.05, 26.1, 26.15, 26.2]), 26.1)).toBe('about')
  })
  test('is approximate if the stops are known to half a kilometre', () => {
    expect(near(line(500, dense), 26.05)).toBe('about')
  })
  test('is given in steps as fine as its error allows', () => {
    expect(roundedKm(1.234, 20).km).toBe(1.23)
    expect(roundedKm(1.234, 200).km).toBe(1.2)
    expect(roundedKm(1.234, 500).km).toBe(1)
    expect(roundedKm(1.6, 1000).km).toBe(2)
    expect(roundedKm(0.3, 1000)).toEqual({ km: 0, step: 1 })
  })
})

describe('the reader’s place', () => {
  const whole = measureWalk(starterRoute.waypoints, temple) as Walk
  test('is the temple if the reader is far from the line', () => {
    const delhi = whereAt(whole, { point: { lat: 28.61, lng: 77.21 }, accuracyM: 20 })
    expect(delhi).toMatchObject({ by: 'off', start: { km: whole.km } })
    expect(delhi.by === 'off' && delhi.place.offKm).toBeGreaterThan(700)
  })
  test('is the middle between two named stops, off by half the way', () => {
    const [from, to] = [whole.stops[6], whole.stops[7]] as [Walk['stops'][0], Walk['stops'][0]]
    const { start } = whereNamed(whole, { from, to })
    expect(start.km).toBeCloseTo((from.km + to.km) / 2)
    expect(start.errorM).toBeCloseTo((to.km - from.km) * 500)
  })
})

describe('what is held', () => {
  const hold = (what: FairHold['what'], ...names: string[]): FairHold => ({
    ...{ id: names.join(), what, place: { en: '', hi: '' }, words: { en: '', hi: '' } },
    ...{ since: 0, until: 1, toldAt: 0, ends: names.map(name => ({ name })) },
  })
  const { start } = whereNamed(walk, { from: stop('Goraul') })
  const told = (holds: readonly FairHold[]) =>
    heldFrom(walk, holds, start, 'temple').map(({ what }) => what.id)
  test('is in walking order, with the queue at the temple, without what was passed or cannot be placed', () => {
    const holds = [
      hold('queue'),
      hold('gate', 'Hajipur Junction'),
      hold('gate', 'Moon gate'),
      hold('stretch', 'Turki station', 'Ramdayalu Nagar station and crossing'),
    ]
    expect(told(holds)).toEqual(['Turki station,Ramdayalu Nagar station and crossing', ''])
  })
  test('begins at a reader who is between its ends', () => {
    const [row] = heldFrom(walk, [hold('stretch', 'Hajipur Junction', 'Turki station')], start, 'temple')
    expect(row).toMatchObject({ km: 0, isAround: true })
  })
  test('is placed by its point if it is not a stop of the walk', () => {
    const gate = {
      ...hold('gate', 'East gate'),
      ends: [{ name: 'East gate', point: at('Turki'), precision_m: 20 }],
    }
    expect(heldFrom(walk, [gate], start, 'temple')[0]?.stop.waypoint.name.en).toBe('Turki station')
  })
})

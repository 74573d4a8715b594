import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { distanceKm, type Point } from '#common/distance.ts'
import { temple } from '#content/temple.ts'
import type { Waypoint } from './contract.ts'
import { exampleRoute } from './examples.ts'
import { starterRoute } from './starter-walk.ts'
import { measureWalk, type Stop, type Walk, walkKm } from './walk.ts'
import { positionOnWalk, stopsAround } from './walk-position.ts'

const real = measureWalk(starterRoute.waypoints, temple) as Walk
const example = measureWalk(exampleRoute.waypoints, temple) as Walk

// Positions anywhere in Bihar; some waypoints have none.
const position = fc.record({
  lat: fc.double({ min: 25, max: 27, noNaN: true }),
  lng: fc.double({ min: 84, max: 87, noNaN: true }),
})
const anyWaypoints = fc
  .array(fc.option(position, { nil: undefined }), { minLength: 2, maxLength: 40 })
  .map(points =>
    points.map(
      (at, i): Waypoint => ({
        order: i + 1,
        name: { en: `Stop ${i}`, hi: `पड़ाव ${i}` },
        ...(at && { position: at }),
      }),
    ),
  )
const anyWalk = anyWaypoints
  .map(waypoints => measureWalk(waypoints, temple))
  .filter(walk => walk !== undefined && walk.straightKm > 0)
  .map(walk => walk as Walk)

describe('the walk of content/waypoints.csv', () => {
  it('has 33 stops from the ghat to the temple and one way out', () => {
    expect(starterRoute.waypoints).toHaveLength(34)
    expect(real.stops).toHaveLength(33)
    expect(real.stops[0]?.waypoint.name.en).toBe('Pahleja Ghat')
    expect(real.stops.at(-1)?.waypoint.name.en).toBe('Baba Garibnath temple')
    expect(real.wayOut.map(({ name }) => name.en)).toEqual(['Chhata Bazar (way out)'])
  })
  it('is 60.4 km from station to station in straight lines, 61.6 via the estimated bazar, and officially 70', () => {
    const withoutBazar = starterRoute.waypoints.filter(({ name }) => name.en !== 'Aghoria Bazar Chowk')
    expect(measureWalk(withoutBazar, temple)?.straightKm).toBeCloseTo(60.4, 1)
    expect(real.straightKm).toBeCloseTo(61.6, 1)
    expect(real.km).toBe(walkKm)
    expect(real.stops.at(-1)?.km).toBeCloseTo(70, 6)
  })
  it('marks stops whose order is uncertain', () =>
    expect(
      starterRoute.waypoints.filter(({ order_unsure }) => order_unsure).map(({ name }) => name.en),
    ).toEqual(['Imadpur Chowk', 'Godhiya Chowk', 'Madhaul']))
})

describe('any walk', () => {
  test('keeps every stop, grows from stop to stop and ends at its full length', () => {
    fc.assert(
      fc.property(anyWalk, walk => {
        const all = walk.stops.map(({ km }) => km)
        expect(all).toEqual(all.toSorted((a, b) => a - b))
        expect(all[0]).toBe(0)
        expect(all.at(-1)).toBe(walk.km)
        expect(walk.km).toBeCloseTo(walkKm, 6)
        const orders = [...walk.stops.map(stop => stop.waypoint), ...walk.wayOut].map(({ order }) => order)
        expect(orders).toEqual(orders.toSorted((a, b) => a - b))
      }),
    )
  })
  test('places a stop without a position between its neighbours', () => {
    fc.assert(
      fc.property(anyWalk, walk => {
        for (const [i, stop] of walk.stops.entries()) {
          if (stop.placed) continue
          const [before, after] = [walk.stops[i - 1] ?? stop, walk.stops[i + 1] ?? stop]
          for (const axis of ['lat', 'lng'] as const) {
            const ends = [before.point[axis], after.point[axis]]
            expect(stop.point[axis]).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9)
            expect(stop.point[axis]).toBeLessThanOrEqual(Math.max(...ends) + 1e-9)
          }
        }
      }),
    )
  })
  test('does not depend on the order of its stops in the input', () => {
    fc.assert(
      fc.property(anyWaypoints, fc.infiniteStream(fc.nat()), (waypoints, dice) => {
        const shuffled = waypoints
          .map(waypoint => ({ waypoint, key: dice.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ waypoint }) => waypoint)
        expect(measureWalk(shuffled, temple)).toEqual(measureWalk(waypoints, temple))
      }),
    )
  })
  test('with fewer than two known positions cannot be drawn', () => {
    const [first, second, third] = exampleRoute.waypoints as [Waypoint, Waypoint, Waypoint]
    expect(measureWalk([], temple)).toBeUndefined()
    expect(measureWalk([third], temple)).toBeUndefined()
    expect(measureWalk([first, third], temple)).toBeUndefined()
    expect(measureWalk([first, second], temple)).toBeDefined()
  })
  test('whose stops are all at one point has no length', () => {
    const [first] = exampleRoute.waypoints as [Waypoint]
    const walk = measureWalk([first, { ...first, order: 2 }], temple)
    expect(walk).toMatchObject({ straightKm: 0, km: 0 })
    expect(walk?.stops.map(stop => stop.km)).toEqual([0, 0])
  })
})

describe('a surveyed walk', () => {
  const along = (latitudes: readonly number[], precision_m: number): Waypoint[] =>
    latitudes.map((lat, i) => ({
      ...{ order: i + 1, name: { en: `${i}`, hi: `${i}` }, position: { lat, lng: 85 }, precision_m },
    }))
  const end = { lat: 26.36, lng: 85 }
  const degreeKm = 111.195
  // About 400 m between stops.
  const dense = Array.from({ length: 101 }, (_, i) => 26 + i * 0.0036)
  test('is as long as measured, and so is every part of it', () => {
    const walk = measureWalk(along(dense, 12), end) as Walk
    expect(walk.km).toBeCloseTo(0.36 * degreeKm, 1)
    expect(walk.stops[25]?.km).toBeCloseTo(0.09 * degreeKm, 1)
  })
  test('surveyed in part is measured there, and scaled between stops that are far apart or inexact', () => {
    const rough = along([25, 25.3, 25.6], 500)
    const all = [...rough, ...along(dense, 12).map(stop => ({ ...stop, order: stop.order + 3 }))]
    const walk = measureWalk(all, end) as Walk
    const [first, second] = [walk.stops[3] as Stop, walk.stops[103] as Stop]
    expect(second.km - first.km).toBeCloseTo(0.36 * degreeKm, 1)
    const stretch = walkKm / walk.straightKm
    expect(walk.stops[1]?.km).toBeCloseTo(0.3 * degreeKm * stretch, 1)
    expect(walk.km).toBeCloseTo(second.km, 2)
  })
})

describe('somebody on the walk', () => {
  test('at a stop is as far along as the stop', () => {
    for (const stop of real.stops.filter(({ placed }) => placed)) {
      const beside = positionOnWalk(real, stop.point)
      expect(beside.offKm).toBeLessThan(0.05)
      expect(beside.km).toBeCloseTo(stop.km, 0)
    }
  })
  test('is never before the start nor past the end, and is placed at the nearest point of the line', () => {
    fc.assert(
      fc.property(anyWalk, position, (walk, here: Point) => {
        const beside = positionOnWalk(walk, here)
        expect(beside.km).toBeGreaterThanOrEqual(0)
        expect(beside.km).toBeLessThanOrEqual(walk.km + 1e-6)
        const nearestStop = Math.min(...walk.stops.map(stop => distanceKm(stop.point, here)))
        // Tolerance of 1 km, because legs of hundreds of kilometres are treated as flat.
        expect(beside.offKm).toBeLessThanOrEqual(nearestStop + 1)
      }),
    )
  })
  test('is near a stop only if their position is exact enough, otherwise between the two that enclose it', () => {
    const { km } = positionOnWalk(example, { lat: 25.935, lng: 85.32 })
    const around = (accuracyM: number) =>
      Object.values(stopsAround(example, km, accuracyM)).map(({ waypoint }) => waypoint.name.en)
    expect(around(20)).toEqual(['Goraul station'])
    expect(around(3000)).toEqual(['Hajipur Junction', 'Turki station'])
    const end = stopsAround(example, example.km, 3000)
    expect(end.from.km).toBeLessThanOrEqual(example.km - 3)
    expect(end.to?.waypoint.name.en).toBe('Baba Garibnath temple')
  })
})

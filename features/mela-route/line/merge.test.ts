import { describe, expect, test } from 'vitest'
import { exactKm, type Point } from '#common/distance.ts'
import { placesFrom } from '../ahead/ahead.ts'
import { lineErrorM } from '../ahead/certainty.ts'
import { whereAt } from '../ahead/where.ts'
import type { WalkLine, Waypoint } from '../contract.ts'
import { recordedKm } from '../how-exact.ts'
import { isPlaced, measureWalk, type Walk } from '../walk.ts'
import type { PlacedWaypoint } from '../walk-path.ts'
import { positionOnWalk } from '../walk-position.ts'
import { planWhole } from '../whole-plan.ts'
import { mergeLine } from './merge.ts'

const degreeKm = 111.195
/** Stops 10 km apart on a meridian; the third is known only by name. */
const waypoints: Waypoint[] = [26, 26.09, undefined, 26.18, 26.27].map((lat, i) => ({
  ...{ order: i + 1, name: { en: `Stop ${i + 1}`, hi: `पड़ाव ${i + 1}` } },
  ...(lat !== undefined && { position: { lat, lng: 85 }, precision_m: 500 }),
}))
const stops = waypoints.filter(isPlaced)
const goal = { lat: 26.27, lng: 85 }
/** A road that bends to the east and back, so that it is longer than the straight line. */
const road = (from: number, to: number): Point[] =>
  Array.from({ length: 101 }, (_, i) => {
    const lat = from + ((to - from) * i) / 100
    return { lat, lng: 85 + 0.01 * Math.abs(Math.sin((lat - 26) * Math.PI * (2 / 0.09))) }
  })
const lengthKm = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, point, i) => sum + exactKm(line[i] as Point, point), 0)
const lineOf = (...pieces: Point[][]): WalkLine => ({
  ...{ error_m: 12, walked_on: '2027-07-01' },
  parts: mergeLine(stops as PlacedWaypoint[], pieces).map(({ points, isRecorded }) => ({
    points: points.map(({ lat, lng }): [number, number] => [lat, lng]),
    ...(isRecorded && { recorded: true as const }),
  })),
})
const walkOn = (...pieces: Point[][]) => measureWalk(waypoints, goal, lineOf(...pieces)) as Walk
const kinds = (...pieces: Point[][]) =>
  mergeLine(stops as PlacedWaypoint[], pieces).map(({ isRecorded, points }) => [isRecorded, points.length])

describe('the line of the walk', () => {
  test('is the recorded one from end to end if that is complete', () => {
    expect(kinds(road(26, 26.27))).toEqual([[true, 101]])
  })
  test('stays straight, without a gap, between stops where nobody recorded it', () => {
    const parts = mergeLine(stops as PlacedWaypoint[], [road(26.02, 26.05), road(26.12, 26.15)])
    expect(parts.map(({ isRecorded }) => isRecorded)).toEqual([false, true, false, true, false])
    // From stop 2, which is in the gap, and from the last stops.
    expect(parts.map(({ points }) => points.length)).toEqual([2, 101, 3, 101, 3])
    for (const [i, { points }] of parts.slice(1).entries()) expect(points[0]).toEqual(parts[i]?.points.at(-1))
  })
  test('does not turn back to a stop whose estimated position the recorded part has already passed', () => {
    expect(kinds(road(25.997, 26.087))).toEqual([
      [true, 101],
      [false, 3],
    ])
  })
})

describe('a walk along its recorded line', () => {
  test('has the length of the road, and its stops where the road passes them', () => {
    const walk = walkOn(road(26, 26.27))
    expect(walk.km).toBeCloseTo(lengthKm(road(26, 26.27)), 0)
    expect(walk.km).toBeGreaterThan(0.27 * degreeKm * 1.05)
    expect(walk.stops.map(({ km }) => Math.round((km / walk.km) * 12))).toEqual([0, 4, 6, 8, 12])
    expect(recordedKm(walk)).toBeCloseTo(walk.km, 5)
  })
  test('is scaled only where nobody recorded it', () => {
    const walk = walkOn(road(26, 26.09))
    const stretch = 70 / walk.straightKm
    const [, second, , , last] = walk.stops
    expect(second?.km).toBeCloseTo(lengthKm(road(26, 26.09)), 0)
    expect(walk.km - (second?.km ?? 0)).toBeCloseTo(0.18 * degreeKm * stretch, 1)
    expect(last?.km).toBe(walk.km)
    expect(recordedKm(walk)).toBeCloseTo(second?.km ?? 0, 1)
  })
  test('begins at its first stop, even if walkers recorded more', () => {
    const walk = walkOn(road(25.98, 26.29))
    expect([walk.stops[0]?.km, walk.path[0]?.km]).toEqual([0, 0])
    expect(walk.path.at(-1)?.km).toBeCloseTo(walk.km, 6)
    expect(walk.km).toBeCloseTo(lengthKm(road(26, 26.27)), 0)
  })
  test('gives measured distances there, approximate ones elsewhere', () => {
    const walk = walkOn(road(26, 26.09))
    const toilet = (lat: number) => ({
      ...{ type: 'toilet' as const, name: { en: '', hi: '' }, address: { en: '', hi: '' }, precision_m: 10 },
      position: road(lat, lat + 1)[0] as Point,
    })
    const at = { point: road(26.01, 27)[0] as Point, accuracyM: 10 }
    const places = [toilet(26.03), toilet(26.15)]
    const { rows } = placesFrom(walk, places, whereAt(walk, at).start)
    expect(rows.map(({ basis }) => basis)).toEqual(['measured', 'about'])
    expect(rows[0]?.km).toBeCloseTo(lengthKm(road(26.01, 26.03)), 1)
    expect(lineErrorM(walk, 3)).toBe(12)
    expect(lineErrorM(walk, walk.km - 4)).toBeGreaterThanOrEqual(500)
  })
  test('places somebody in a bend on the line', () => {
    const bend = road(26, 26.09)[25] as Point
    expect(bend.lng).toBeGreaterThan(85.009)
    expect(positionOnWalk(walkOn(road(26, 26.09)), bend).offKm).toBeLessThan(0.03)
    expect(positionOnWalk(measureWalk(waypoints, goal) as Walk, bend).offKm).toBeGreaterThan(0.9)
  })
  test('is drawn along the road, and dashed where it is approximate', () => {
    const plan = planWhole(walkOn(road(26, 26.09)))
    expect(plan.rough).toMatch(/^M/)
    expect(planWhole(walkOn(road(26, 26.27))).rough).toBe('')
    expect(planWhole(measureWalk(waypoints, goal) as Walk).rough).toBe('')
    expect(plan.line + plan.rough).not.toContain('NaN')
  })
})

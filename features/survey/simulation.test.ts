import { beforeAll, describe, expect, test } from 'vitest'
import type { Point } from '#common/distance.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import type { Recorded } from './desk/contract.ts'
import { proposals } from './desk/proposals.ts'
import type { Fix } from './fix.ts'
import { metresAlong, metresBetween, middle } from './geometry.ts'
import { gapM, joinWalks } from './join.ts'
import { emptyTrack, evened, linesOf, placeAt, type Track, withFix } from './track.ts'
import { alongLine, wayOf } from './way.ts'

const lengthM = 65_000
const speed = 1.2 // m/s
const placeEveryM = 500
const standS = 20
const noiseM = 15

/** Random numbers that are the same in each run. */
function dice(seed: number) {
  const next = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return { next, normal }
}

/** A road with bends from the river to the temple, one point per metre. */
function road(): Point[] {
  const points: Point[] = [{ lat: 25.68, lng: 85.16 }]
  for (let metre = 1; metre <= lengthM; metre++) {
    const { lat, lng } = points.at(-1) as Point
    const heading = 0.5 + 0.7 * Math.sin(metre / 900) + 0.25 * Math.sin(metre / 310)
    const north = Math.cos(heading) / 111_195
    const east = Math.sin(heading) / (111_195 * Math.cos((lat * Math.PI) / 180))
    points.push({ lat: lat + north, lng: lng + east })
  }
  return points
}

type Walked = { track: Track; places: (Point & { kind: string; n: number })[]; silentShare: number }
/** One walker: a noisy fix each second, none for a fifth of the time, and a button press at each place. */
function walkRoad(way: readonly Point[], seed: number): Walked {
  const { next, normal } = dice(seed)
  let [track, at, metre, silent, heardS, silentS] = [emptyTrack as Track, 0, 0, 0, 0, 0]
  let recent: Fix[] = []
  const places: Walked['places'] = []
  const second = (isStanding: boolean) => {
    at += 1000
    if (!isStanding) metre += speed
    // Silences of 1 to 5 minutes, a fifth of the time in all.
    if (silent <= 0 && next() < 1 / 720) silent = 60 + next() * 240
    silent -= 1
    if (silent > 0) return void silentS++
    heardS += 1
    const { lat, lng } = way[Math.min(way.length - 1, Math.floor(metre))] as Point
    const off = { north: (normal() * noiseM) / 111_195, east: (normal() * noiseM) / 100_000 }
    const fix = { at, lat: lat + off.north, lng: lng + off.east, accuracyM: noiseM }
    track = withFix(track, fix)
    recent = [...recent.slice(-40), fix]
  }
  for (let n = 1; metre < lengthM; n++) {
    while (metre < Math.min(lengthM, n * placeEveryM)) second(false)
    if (n * placeEveryM > lengthM) break
    // The walker waits for a position, as the screen asks.
    for (let stood = 0; stood < standS || silent > -standS; stood++) second(true)
    const spot = placeAt(recent, at - 8000)
    if (spot) places.push({ ...spot.point, kind: 'tap', n })
    // The browser is killed at every twentieth place.
    if (n % 20 === 0) track = { ...track, isCut: true, recent: [] }
  }
  return { track, places, silentShare: silentS / (silentS + heardS) }
}

/** Where each place really is. */
const places = (way: readonly Point[]) =>
  Array.from({ length: lengthM / placeEveryM }, (_, i) => way[(i + 1) * placeEveryM] as Point)

describe('a survey of 65 km by two walkers, with 15 m noise and a fifth of the time without a position', () => {
  let way: Point[]
  let walkers: Walked[]
  let stops: Point[]
  const linesFrom = ({ track }: Walked) => linesOf(track.parts).map(evened)
  beforeAll(() => {
    way = road()
    // The stops as the guide knows them: one every 8 km.
    stops = way.filter((_, metre) => metre % 8000 === 0 || metre === lengthM)
    walkers = [7, 23].map(seed => walkRoad(way, seed))
  })
  test('has gaps for about a fifth of the time, and shows them', () => {
    for (const { track, silentShare } of walkers) {
      expect(silentShare).toBeGreaterThan(0.15)
      expect(track.gaps.length).toBeGreaterThan(20)
      const all = track.parts.at(-1)?.at(-1)?.at ?? 0
      const inGaps = track.gaps.reduce((sum, { from, to }) => sum + to.at - from.at, 0)
      expect(inGaps / all).toBeGreaterThan(0.1)
    }
  })
  test('joined together is as long as the road, to within 1%', () => {
    const line = joinWalks(walkers.map(linesFrom), alongLine(stops)).flat()
    expect(Math.abs(metresAlong(line) / metresAlong(way) - 1)).toBeLessThan(0.01)
  })
  test('walked by several people in stretches, in any order, gives the same line without a gap of more than 250 m', () => {
    const [lines = []] = walkers.map(linesFrom)
    const third = Math.ceil(lines.length / 3)
    const [start, middle, end] = [0, 1, 2].map(n => lines.slice(Math.max(0, n * third - 1), (n + 1) * third))
    const turned = (middle ?? []).toReversed().map(line => line.toReversed())
    const { pieces, metres, fault } = wayOf(
      [end, turned, start].map(lines => ({ lines: lines ?? [] })),
      stops,
    )
    expect(fault).toBeUndefined()
    expect(Math.abs(metresAlong(pieces.flat()) / metresAlong(way) - 1)).toBeLessThan(0.01)
    for (const piece of pieces)
      for (const [i, point] of piece.slice(1).entries())
        expect(metresBetween(piece[i] as Point, point)).toBeLessThanOrEqual(gapM)
    expect(metres).toBeGreaterThan(0.8 * metresAlong(way))
  })
  test('is offered the second record of each place as the same place, within 15 m of it', () => {
    const records = walkers.flatMap(({ places }) =>
      places.map(place => ({ ...place, id: String(place.n), decision: null }) as unknown as Recorded),
    )
    const doubles = proposals(records, []).flatMap(({ point, double }) =>
      double ? [{ point, ...double }] : [],
    )
    const real = places(way)
    expect(doubles).toHaveLength(real.length)
    for (const { point, of } of doubles) {
      expect(of.id).toBe(point.id)
      expect(metresBetween(middle([point, of]), real[Number(point.id) - 1] as Point)).toBeLessThan(15)
    }
  })
})

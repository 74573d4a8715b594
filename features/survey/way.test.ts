import { describe, expect, test } from 'vitest'
import type { Point } from '#common/distance.ts'
import { metresAlong } from './geometry.ts'
import { wayOf } from './way.ts'

const degreeM = 111_195
const stops = [0, 5000, 10_000].map(m => ({ lat: 26 + m / degreeM, lng: 85 }))
/** A northward line from one metre to another, with a point every 80 m, shifted east by so many metres. */
const line = (from: number, to: number, eastM = 0): Point[] => {
  const count = Math.round(Math.abs(to - from) / 80)
  return Array.from({ length: count + 1 }, (_, i) => ({
    lat: 26 + (from + ((to - from) * i) / count) / degreeM,
    lng: 85 + eastM / (degreeM * 0.9),
  }))
}
const faultOf = (...lines: Point[][]) => wayOf([{ lines }], stops).fault

describe('a recorded route', () => {
  test('of two people who walked one half each is one line in walking order', () => {
    for (const halves of [
      [line(4950, 10_000), line(0, 5000)],
      [line(5000, 0), line(10_000, 4950)],
    ]) {
      const { pieces, metres, fault } = wayOf(
        halves.map(half => ({ lines: [half] })),
        stops,
      )
      expect([pieces.length, fault]).toEqual([1, undefined])
      expect(Math.abs(metres - 10_000)).toBeLessThan(120)
      expect(metresAlong(pieces[0] ?? [])).toBe(metres)
    }
  })
  test('leaves out a detour into a side lane, however often, and keeps bends of the road', () => {
    const east = (m: number, northM: number): Point => ({
      lat: 26 + northM / degreeM,
      lng: 85 + m / (degreeM * 0.9),
    })
    /** 300 m east along a lane and back on its other side. */
    const lane = (at: number) => [
      ...[40, 120, 200, 300].map(m => east(m, at + 4)),
      ...[280, 190, 110, 10].map(m => east(m, at - 6)),
    ]
    const walked = [...line(0, 2000), ...lane(2000), ...line(2080, 4000), ...lane(4000), ...line(4080, 6000)]
    const { pieces, metres, fault } = wayOf([{ lines: [walked] }], stops)
    expect([pieces.length, fault]).toEqual([1, undefined])
    expect(Math.abs(metres - 6000)).toBeLessThan(60)
    expect(Math.max(...(pieces[0] ?? []).map(({ lng }) => lng))).toBeLessThan(85.0006)
    // Round three sides of a block.
    const block = [...line(0, 2000), east(150, 2000), ...line(2080, 4000, 150)]
    const { metres: round } = wayOf([{ lines: [block] }], stops)
    expect(round).toBeGreaterThan(4100)
  })
  test('is in pieces where nobody walked', () => {
    const { pieces, metres } = wayOf([{ lines: [line(0, 3000)] }, { lines: [line(6000, 9000)] }], stops)
    expect(pieces.map(piece => Math.round(metresAlong(piece) / 100))).toEqual([30, 30])
    expect(Math.round(metres / 100)).toBe(60)
  })
  test('of two points far apart, or of a few steps, is no line', () => {
    expect(faultOf([stops[0] as Point, stops[2] as Point])).toBe('line-short')
    expect(faultOf(line(0, 240))).toBe('line-short')
    expect(wayOf([], stops).fault).toBe('line-short')
  })
  test('that leaves the walk is refused, and so is one where the guide knows no walk', () => {
    expect(faultOf(line(0, 5000, 5000))).toBe('line-far')
    expect(faultOf(line(0, 5000, 3000))).toBeUndefined()
    expect(wayOf([{ lines: [line(0, 5000)] }], stops.slice(0, 1)).fault).toBe('line-far')
  })
  test('that goes there and back is refused, with or without a gap at the turn', () => {
    expect(faultOf([...line(0, 5000), ...line(5000, 100)])).toBe('line-absurd')
    expect(faultOf(line(0, 9000), line(8000, 2000))).toBe('line-absurd')
  })
})

import { describe, expect, test } from 'vitest'
import { type Fix, fixesAsText, fixesFromText } from './fix.ts'
import { emptyTrack, evened, linesOf, longestPart, metresOf, placeAt, type Track, withFix } from './track.ts'

/** A fix this many seconds after, and metres north of, the start. */
const fix = (seconds: number, metres: number, more: Partial<Fix> = {}): Fix => ({
  ...{ at: seconds * 1000, lat: 26 + metres / 111_195, lng: 85.39, accuracyM: 8, ...more },
})
const walk = (fixes: readonly Fix[], from: Track = emptyTrack) => fixes.reduce(withFix, from)
const steps = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => fix((from + i) * 5, (from + i) * 6))

describe('a track', () => {
  test('is as long as the route', () => {
    expect(Math.abs(metresOf(walk(steps(300))) - 299 * 6)).toBeLessThan(10)
  })
  test('is cut into parts that can be sent, without losing a metre between them', () => {
    const track = walk(steps(450))
    expect(track.parts.map(part => part.length)).toEqual([longestPart, longestPart + 0, 52])
    expect(linesOf(track.parts).map(line => line.length)).toEqual([450])
    expect(track.gaps).toEqual([])
  })
  test('keeps a silence as a gap with its time, without guessing its length', () => {
    const track = walk([...steps(20), ...steps(20, 80)])
    expect(track.gaps.map(({ from, to }) => to.at - from.at)).toEqual([305_000])
    expect(metresOf(track)).toBeLessThan(240)
  })
  test('marks a position as coarse or outside, and leaves it out', () => {
    const track = walk(steps(5))
    expect(withFix(track, fix(30, 40, { accuracyM: 120 }))).toMatchObject({
      fault: 'coarse',
      parts: track.parts,
    })
    expect(withFix(track, fix(30, 40, { lat: 12 }))).toMatchObject({ fault: 'outside', parts: track.parts })
  })
  test('leaves out a jump of 5 km, but believes one that lasts', () => {
    const track = walk(steps(5))
    const once = walk([fix(25, 5000), fix(30, 36)], track)
    expect(once).toMatchObject({ fault: undefined, gaps: [] })
    expect(metresOf(once)).toBeLessThan(60)
    const moved = walk([fix(25, 5000), fix(30, 5006), fix(35, 5012)], track)
    expect(moved.gaps).toHaveLength(1)
    expect(moved.parts.at(-1)).toHaveLength(3)
  })
  test('forgets a first fix elsewhere that no later one agrees with', () => {
    const kept = fix(0, 30_000)
    const track = walk([kept, ...steps(5, 1)])
    expect(track).toMatchObject({ gaps: [], fault: undefined })
    expect(track.parts).toHaveLength(1)
    expect(track.parts[0]).not.toContain(kept)
    expect(metresOf(track)).toBeLessThan(60)
    // What was sent stays, because it may be right.
    expect(walk(steps(5, 1), { ...walk([kept]), isCut: true }).gaps).toHaveLength(1)
  })
  test('does not grow while somebody stands still', () => {
    const still = Array.from({ length: 60 }, (_, i) => fix(i, i % 3))
    expect(walk(still).parts.flat().length).toBeLessThanOrEqual(5)
  })
  test('of a page that was killed continues in a new part', () => {
    const track = walk([fix(30, 36)], { ...walk(steps(5)), isCut: true })
    expect(track.parts.map(part => part.length)).toEqual([5, 2])
    expect(linesOf(track.parts)).toHaveLength(1)
  })
  test('of somebody who rides keeps the bends of the road', () => {
    const ride = Array.from({ length: 40 }, (_, i) => fix(i * 5, i * 60))
    const apart = evened(ride).map(({ lat }) => (lat - 26) * 111_195)
    expect(apart.slice(1).every((at, i) => at - (apart[i] as number) <= 200)).toBe(true)
  })
  test('is restored from its text unchanged', () => {
    const text = fixesAsText(steps(3))
    expect(fixesFromText(text)).toEqual(steps(3).map(one => ({ ...one, lat: Number(one.lat.toFixed(6)) })))
    for (const wrong of ['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1,1e9,3,4'])
      expect(fixesFromText(wrong)).toBeUndefined()
  })
})

describe('a place', () => {
  test('is in the middle of the fixes around the press', () => {
    const fixes = [fix(0, 0), fix(5, 20), fix(9, 4), fix(12, 12), fix(40, 200)]
    const place = placeAt(fixes, 8000)
    expect(place?.point.lat).toBeCloseTo(26 + 9 / 111_195, 7)
    expect(placeAt(fixes, 30_000)).toBeUndefined()
  })
})

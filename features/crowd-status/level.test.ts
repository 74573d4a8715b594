import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Change, calmerAfter, changesOf, dayLength, stretches } from './day.ts'
import { type CrowdStatusValue, crowdedCount, crowdStatuses, overallLevel } from './level.ts'

const places = (...statuses: (CrowdStatusValue | null)[]) => statuses.map(status => ({ status }))
const L = 'low'
const M = 'medium'
const H = 'high'

describe('the overall level (specification §4)', () => {
  it.each([
    [[], 'MODERATE'],
    [[null, null], 'MODERATE'],
    [[H, H, L], 'HIGH'],
    [[H, L], 'LOW'],
    [[M, L], 'LOW'],
    [[M, M, L], 'MODERATE'],
    [[M, M, H], 'MODERATE'],
    [[H, H, M, M], 'LOW'],
    [[H, M, L], 'LOW'],
    [[H, null, null], 'HIGH'],
    [[L], 'LOW'],
  ] as const)('of %j is %s', (statuses, level) => {
    expect(overallLevel(places(...statuses))).toBe(level)
  })
  it('does not depend on the order of places, nor on places without a report', () => {
    const some = fc.array(fc.constantFrom(...crowdStatuses, null))
    fc.assert(
      fc.property(some, fc.nat(5), (statuses, silent) => {
        const shuffled = [...statuses.toReversed(), ...Array<null>(silent).fill(null)]
        expect(overallLevel(places(...shuffled))).toBe(overallLevel(places(...statuses)))
        expect(crowdedCount(places(...shuffled))).toBe(statuses.filter(status => status === H).length)
      }),
    )
  })
})

const now = Date.parse('2027-07-19T12:00:00Z') // 17:30 in Asia/Kolkata
const hoursAgo = (hours: number) => now - hours * 3_600_000

describe('the timeline of the last 24 hours', () => {
  it('begins at the first report and ends now', () => {
    const day: Change[] = [
      { at: hoursAgo(12), status: M },
      { at: hoursAgo(6), status: H },
    ]
    expect(stretches(day, now)).toEqual([
      { from: 0.5, to: 0.75, status: M },
      { from: 0.75, to: 1, status: H },
    ])
  })
  it('begins with the status that an older report left', () => {
    expect(stretches([{ at: hoursAgo(100), status: L }], now)).toEqual([{ from: 0, to: 1, status: L }])
    expect(stretches([], now)).toEqual([])
  })
  it('has no overlaps and stays within the day', () => {
    const changes = fc
      .array(
        fc.record({
          at: fc.integer({ min: hoursAgo(60), max: now + 1000 }),
          status: fc.constantFrom(...crowdStatuses),
        }),
      )
      .map(all => all.toSorted((a, b) => a.at - b.at))
    fc.assert(
      fc.property(changes, all => {
        let end = 0
        for (const stretch of stretches(all, now)) {
          expect(stretch.from).toBeGreaterThanOrEqual(end)
          expect(stretch.to).toBeGreaterThan(stretch.from)
          expect(stretch.to).toBeLessThanOrEqual(1)
          end = stretch.to
        }
      }),
    )
  })
})

describe('the day of a place', () => {
  const at = (hours: number) => new Date(hoursAgo(hours)).toISOString()
  const day = { reports: [{ at: at(3), status: L as CrowdStatusValue }] }
  it('is continued by a newer state of the place, but not by the same or an older one', () => {
    const known = { at: hoursAgo(3), status: L }
    expect(changesOf(day, { status: H, updated_at: at(1) })).toEqual([known, { at: hoursAgo(1), status: H }])
    expect(changesOf(day, { status: L, updated_at: at(3) })).toEqual([known])
    expect(changesOf(day, { status: null, updated_at: null })).toEqual([known])
    expect(changesOf(undefined, { status: M, updated_at: at(2) })).toEqual([{ at: hoursAgo(2), status: M }])
    expect(changesOf(undefined, { status: null, updated_at: null })).toEqual([])
  })
})

describe('the hour after which a place is usually calmer', () => {
  const midnight = Date.parse('2027-07-18T18:30:00Z') // 00:00 on 19 July in Asia/Kolkata
  const usualDay = (day: number): Change[] => [
    { at: midnight - day * dayLength + 4 * 3_600_000, status: H },
    { at: midnight - day * dayLength + 14 * 3_600_000, status: L },
  ]
  it('is known after three similar days', () => {
    expect(calmerAfter([3, 2, 1].flatMap(usualDay), midnight)).toBe(14)
  })
  it('is unknown after only two days, if all hours are alike, and without reports', () => {
    expect(calmerAfter([2, 1].flatMap(usualDay), midnight)).toBeNull()
    const always: Change[] = [4, 3, 2, 1].map(day => ({ at: midnight - day * dayLength, status: H }))
    expect(calmerAfter(always, midnight)).toBeNull()
    expect(calmerAfter([], midnight)).toBeNull()
  })
})

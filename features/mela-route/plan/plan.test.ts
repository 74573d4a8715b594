import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fairClock, fairMoment } from '#common/fair-time.ts'
import { holdsAt } from '#common/validity.ts'
import { temple } from '#content/temple.ts'
import { type Desk, deskOf } from '#tests/world/desks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { csvForm } from '#tests/world/forms.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { measureWalk, type Walk } from '../walk.ts'
import type { TravelRule } from './contract.ts'
import { isDayKnown } from './holds.ts'
import { type Halt, haltsFrom, leaveFor, paces, restKinds, stopsFrom, sumOf } from './walking-day.ts'

const two = (words: string) => ({ en: words, hi: words })
const none = two('')
const saturdayToMonday = { from_day: 6, from_time: '14:00', to_day: 1, to_time: '14:00' }
const rule = (more: object = {}) => ({
  ...{
    id: randomUUID(),
    kind: 'closed',
    modes: ['car', 'bus'],
    place: two('Hathi Chowk'),
    says: two('Shut for cars'),
  },
  ...{
    leave: none,
    walk: none,
    valid_from: '2027-07-19',
    valid_until: '2027-08-17',
    hours: saturdayToMonday,
  },
  ...{ source: 'Order 12 of the district, 1 July', is_shown: true },
  ...more,
})
const at = (date: string, time: string) => fairMoment(date, time)

describe('a rule', () => {
  const closed = { ...rule(), updated_at: '' } as TravelRule
  test('that begins or ends within an hour holds in that hour', () => {
    const hours = { from_day: 6, from_time: '14:30', to_day: 1, to_time: '14:10' }
    expect(holdsAt({ ...closed, hours }, at('2027-07-24', '14:00'), 60)).toBe(true)
    expect(holdsAt({ ...closed, hours }, at('2027-07-24', '13:00'), 60)).toBe(false)
    expect(holdsAt({ ...closed, hours }, at('2027-07-26', '14:00'), 60)).toBe(true)
    expect(holdsAt({ ...closed, hours }, at('2027-07-26', '15:00'), 60)).toBe(false)
  })
  test('holds on no day outside its validity, whatever the hour', () => {
    expect(holdsAt({ ...closed, hours: null }, at('2027-08-18', '00:00'))).toBe(false)
    expect(holdsAt({ ...closed, hours: null }, at('2027-07-18', '23:59'))).toBe(false)
    expect(holdsAt({ ...closed, hours: null }, at('2027-08-17', '23:59'))).toBe(true)
  })
  test('makes only its own days known', () => {
    expect(isDayKnown([closed], at('2027-07-21', '09:00'))).toBe(true)
    expect(isDayKnown([closed], at('2028-07-21', '09:00'))).toBe(false)
  })
})

describe('the traffic rules', () => {
  worldForAll()
  beforeAll(() => world.clock.set(at('2027-07-20', '10:00')))
  afterAll(() => world.clock.set(Date.now()))
  let staff: Desk
  beforeEach(async () => {
    staff = deskOf(world, 'content-editor')
    await world.owner.query('truncate travel_rules')
    await world.context.responseCache.changed('travel-rules')
  })
  const read = async () =>
    ((await newVisitor(world).call('GET /api/travel-rules')).body as { rules: TravelRule[] }).rules

  test('are empty until staff enter one, which everybody then reads', async () => {
    await expect.poll(read).toEqual([])
    const sent = rule()
    const { status, body } = await staff.call('POST /api/travel-rules', sent)
    expect([status, body]).toMatchObject([201, { place: two('Hathi Chowk'), hours: saturdayToMonday }])
    await expect.poll(read).toMatchObject([{ id: sent.id, valid_until: '2027-08-17', source: sent.source }])
  })
  test('say which part of the walk their place names', async () => {
    await world.owner.query(
      `insert into waypoints (place_order, name_en, name_hi, source, updated_at)
       values (26, 'Hathi Chowk', 'हाथी चौक', 'press', now()), (27, 'Amar Cinema Chowk', 'अमर सिनेमा चौक', 'press', now())`,
    )
    await world.context.responseCache.changed('waypoints')
    await staff.call('POST /api/travel-rules', rule({ place: two('Amar Cinema Chowk to Hathi Chowk') }))
    await expect.poll(read).toMatchObject([{ on_walk: [26, 27] }])
    await staff.call('POST /api/travel-rules', rule({ place: two('Zero Mile') }))
    await expect.poll(async () => (await read()).map(each => 'on_walk' in each)).toEqual([true, false])
  })
  test('that are past or hidden are shown to nobody', async () => {
    const past = { place: two('Past'), valid_from: '2025-07-11', valid_until: '2025-08-09' }
    await staff.call('POST /api/travel-rules', rule(past))
    await staff.call('POST /api/travel-rules', rule({ place: two('Hidden'), is_shown: false }))
    await expect.poll(read).toEqual([])
    const { body } = await staff.call('GET /api/travel-rules/all')
    expect((body as { rules: unknown[] }).rules).toHaveLength(2)
  })
  test('are refused with a day that does not exist, an end before the beginning, or words in one language only', async () => {
    for (const wrong of [
      { valid_from: '2027-02-30' },
      { valid_until: '2027-07-01' },
      { modes: [] },
      { hours: { ...saturdayToMonday, to_time: '24:00' } },
      { hours: { ...saturdayToMonday, to_day: 6 } },
    ])
      expect([wrong, (await staff.call('POST /api/travel-rules', rule(wrong))).status]).toEqual([wrong, 400])
    await expect.poll(read).toEqual([])
  })
  test('can be imported and exported as the same file', async () => {
    await staff.call('POST /api/travel-rules', rule())
    const { body: file } = await staff.call<string>('GET /api/travel-rules/file')
    const { status, body } = await staff.call('POST /api/travel-rules/file', csvForm(file))
    expect([status, body]).toMatchObject([200, { is_stored: true, added: [], changed: [], unchanged: 1 }])
  })
})

describe('the plan of a walk', () => {
  // Thirteen stops about 5.8 km apart; the position of stop 8 is unknown.
  const waypoints = Array.from({ length: 13 }, (_, i) => {
    const share = i / 12
    const position = {
      lat: 25.675 + (temple.lat - 25.675) * share,
      lng: 85.12 + (temple.lng - 85.12) * share,
    }
    return { order: 2 * i + 1, name: two(`Stop ${i + 1}`), position }
  })
  const walk = measureWalk([...waypoints, { order: 8, name: two('Somewhere') }], temple) as Walk
  const stops = stopsFrom(walk, 0)
  const monday = at('2027-07-26', '06:00')
  const hoursFrom = (halts: readonly Halt[]) =>
    halts.map(({ at, until, rest }) => [fairClock(at).hour, fairClock(until).hour, rest])

  test('arrives by the wanted hour and sets out no earlier than necessary', () => {
    for (const kmh of [...Object.values(paces), 2.3])
      for (const rests of restKinds) {
        const walker = { kmh, rests }
        const leave = leaveFor(stops, monday, walker)
        expect(haltsFrom(stops, leave, walker).at(-1)?.at).toBeLessThanOrEqual(monday)
        expect(haltsFrom(stops, leave + 15 * 60_000, walker).at(-1)?.at).toBeGreaterThan(monday)
      }
  })
  test('takes the distance divided by the pace if there are no rests', () => {
    const walker = { kmh: paces.fast, rests: 'none' } as const
    const halts = haltsFrom(stops, monday, walker)
    expect(sumOf(halts)).toEqual({ walkMs: expect.closeTo((walk.km / 5) * 3_600_000, -1), restMs: 0 })
  })
  test('rests through the hottest hours, at the stop nearest to where they begin', () => {
    const halts = haltsFrom(stops, at('2027-07-25', '05:00'), { kmh: paces.usual, rests: 'heat' })
    expect(hoursFrom(halts)).toContainEqual([
      expect.toSatisfy((hour: number) => hour === 10 || hour === 11),
      16,
      'heat',
    ])
    for (const { until } of halts) expect([11, 12, 13, 14, 15]).not.toContain(fairClock(until).hour)
  })
  test('rests for half an hour before two and a half hours on foot have passed', () => {
    const halts = haltsFrom(stops, at('2027-07-25', '17:00'), { kmh: paces.usual, rests: 'short' })
    const rested = halts.filter(({ rest }) => rest)
    expect(rested.length).toBeGreaterThan(4)
    for (const [i, { until }] of rested.entries())
      expect((rested[i + 1]?.at ?? until) - until).toBeLessThanOrEqual(2.5 * 3_600_000)
  })
  test('waits for the cool of the day if the start is at noon', () => {
    const [first] = haltsFrom(stops, at('2027-07-25', '12:00'), { kmh: paces.usual, rests: 'heat' })
    expect(first).toMatchObject({ until: at('2027-07-25', '16:00'), rest: 'heat' })
  })
  test('begins at the chosen stop, and gives no kilometres for stops without a position', () => {
    const from = stopsFrom(walk, 7)
    expect(from.map(({ waypoint }) => waypoint.order)).toEqual([7, 9, 11, 13, 15, 17, 19, 21, 23, 25])
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { editions } from '#content/edition.ts'
import { type Desk, deskOf } from '#tests/world/desks.ts'
import { eventually } from '#tests/world/eventually.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { eventColumns } from './columns.ts'
import type { StaffEntry, StaffSchedules } from './contract.ts'
import { withStaffSchedules } from './season.ts'
import { insertStarterSchedule } from './starter-schedule.server.ts'

worldForAll()
let admin: Desk
beforeEach(async () => {
  admin = deskOf(world, 'admin')
  await world.owner.query('truncate event_entries')
  await world.context.responseCache.changed('events')
  await shown([])
})

const shown = (years: unknown[]) =>
  eventually(async () => {
    const { body } = await admin.call<StaffSchedules>('GET /api/events')
    const told = body.years.map(({ year, schedule }) => [year, ...schedule.map(({ title }) => title.en)])
    return JSON.stringify(told) === JSON.stringify(years) ? body : undefined
  })
const entry = (change: object = {}) => ({
  ...exampleFields(eventColumns),
  id: crypto.randomUUID(),
  date: '2027-07-19',
  time: '04:00',
  title: { en: 'First Monday', hi: 'पहली सोमवारी' },
  description: { en: '', hi: '' },
  ...change,
})
const add = async (change: object = {}) =>
  (await admin.call<StaffEntry & { code: string }>('POST /api/events', entry(change))).body
const put = ({ id, ...fields }: StaffEntry, change: object) =>
  admin.call<{ code: string }>(`PUT /api/events/${id}`, { ...fields, ...change })

describe('the schedule that staff edit', () => {
  test('starts as the one in content/edition.ts, inserted once', async () => {
    await Promise.all(
      [insertStarterSchedule(world.context), insertStarterSchedule(world.context)].map(done =>
        done.catch(() => {}),
      ),
    )
    await insertStarterSchedule(world.context)
    await world.context.responseCache.changed('events')
    const [, ...titles] = [2025, ...(editions[0]?.schedule ?? []).map(({ title }) => title.en)]
    const { years } = await shown([[2025, ...titles]])
    expect(withStaffSchedules(editions, { years })).toEqual(editions)
  })
  test('is shown in order, year by year', async () => {
    await add({ date: '2027-07-26', title: { en: 'Second Monday', hi: 'दूसरी सोमवारी' } })
    await add()
    await add({ date: '2028-07-10', title: { en: 'Later', hi: 'बाद में' } })
    const kept = await shown([
      [2027, 'First Monday', 'Second Monday'],
      [2028, 'Later'],
    ])
    expect(kept.years[0]?.schedule[0]).toEqual({
      date: '2027-07-19',
      time: '04:00',
      type: 'religious',
      title: { en: 'First Monday', hi: 'पहली सोमवारी' },
      description: { en: '', hi: '' },
    })
    const years = withStaffSchedules(editions, kept).map(({ year, schedule }) => [year, schedule.length])
    expect(years).toEqual([
      [2025, 5],
      [2026, 0],
      [2027, 2],
      [2028, 1],
    ])
  })
  test('hides events from visitors but not from staff; a year with all events hidden is empty', async () => {
    const first = await add({ date: '2025-07-14' })
    await shown([[2025, 'First Monday']])
    expect((await put(first, { is_active: false })).status).toBe(200)
    await shown([[2025]])
    const { body } = await admin.call<{ entries: StaffEntry[] }>('GET /api/events/all')
    expect(body.entries.map(({ is_active }) => is_active)).toEqual([false])
  })
  test('has at most one event with the same title at a time', async () => {
    await add()
    expect((await add({ title: { en: 'FIRST MONDAY', hi: 'क' } })).code).toBe('taken')
  })
  test.each([
    ['in a year that the guide does not know', { date: '2031-07-19' }],
    ['on a day that does not exist', { date: '2027-02-30' }],
    ['at an hour that does not exist', { time: '24:00' }],
  ])('refuses an event %s', async (_, change) => {
    expect((await add(change)).code).toBe('invalid')
  })
})

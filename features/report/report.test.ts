import { beforeAll, describe, expect, it } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffMember } from '#tests/world/world.ts'
import type { Report } from './contract.ts'
import { quickDays } from './days.ts'

worldForAll({ now: '2027-07-22T06:10:00+05:30' })
const days = { from: '2027-07-19', to: '2027-07-21' }
async function ask({ from, to } = days) {
  const response = await fetch(`${world.url}/api/report?from=${from}&to=${to}`)
  return { status: response.status, body: (await response.json()) as Required<Report> & { issues?: unknown } }
}
const notice = `'d', 'f', '1', 'en'`

beforeAll(async () => {
  const { owner } = world
  world.signIn(staffMember('viewer'))
  await owner.query(`insert into visits (hour, count) values
    ('2027-07-18T23:00+05:30', 50), ('2027-07-19T00:00+05:30', 3), ('2027-07-19T23:00+05:30', 4),
    ('2027-07-21T23:00+05:30', 5), ('2027-07-22T00:00+05:30', 60)`)
  await owner.query(`
    with gate as (
      insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
      values ('Gate', 'द्वार', '', '', 'x') returning id)
    insert into crowd_reports (place_id, old_status, status, note_en, note_hi, staff_id, reported_at)
    select id, null, status, '', '', 'asha', at::timestamptz from gate, (values
      ('high', '2027-07-19T18:10+05:30'), ('low', '2027-07-20T18:50+05:30'), ('medium', '2027-07-20T05:00+05:30'),
      (null, '2027-07-20T07:00+05:30'), ('high', '2027-07-22T00:00+05:30')) as told (status, at)`)
  await owner.query(`insert into queue_reports (id, line, place, hours, staff_id, told_at, received_at, withdrawn_at)
    select gen_random_uuid(), line, 'temple', hours, 'asha', at::timestamptz, now(), withdrawn::timestamptz from (values
      ('tail', 3, '2027-07-19T02:00+05:30', null), ('tail', 5, '2027-07-19T04:00+05:30', null),
      ('tail', 4, '2027-07-20T04:00+05:30', '2027-07-20T04:01+05:30'), ('dak-bam', null, '2027-07-20T04:00+05:30', null),
      ('tail', 5, '2027-07-22T00:00+05:30', null)) as told (line, hours, at, withdrawn)`)
  await owner.query(`
    insert into cases (kind, subject, raised_at, done_at) select 'complaint', n::text,
      '2027-07-20T10:00+05:30', case n when 1 then '2027-07-20T12:00+05:30'::timestamptz end from generate_series(1, 3) n`)
  await owner.query(
    `insert into cases (kind, subject, raised_at) values ('complaint', '9', '2027-07-22T00:00+05:30')`,
  )
  await owner.query(`insert into case_steps (case_id, step, at)
    select id, 'taken', raised_at + subject::int * interval '4 minutes' from cases where subject in ('1', '2')`)
  await owner.query(`
    insert into missing_person_reports (id, name, phone, is_found, person, status, outcome, fingerprint, notice_version,
      notice_language, created_at, closed_at)
    select ('00000000-0000-0000-0000-00000000000' || n)::uuid, 'Secret Kumari', '9876501234', is_found, 'red frock',
      case when outcome is null then 'open' else 'closed' end, outcome, '', '', 'en', '2027-07-19T10:00+05:30',
      case when outcome is null then null else '2027-07-20T10:00+05:30'::timestamptz end
    from (values (1, false, 'handed-over'), (2, true, 'handed-over'), (3, false, 'together'), (4, true, 'police'),
      (5, false, 'mistake'), (6, false, null)) as told (n, is_found, outcome)`)
  // Report 1 is by the people who came for found person 2: one reunion.
  await owner.query(`insert into missing_person_hand_overs (person_id, match_id, given_at, given_by, receiver, relation)
    values ('00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001', now(), 'a', 'b', 'c')`)
  await owner.query(`
    with numbers as (
      insert into vehicle_numbers (vehicle_id, used_by, created_at)
      select 'MUZ00000' || n, gen_random_uuid(), now() from generate_series(1, 3) n returning vehicle_id, used_by)
    insert into vehicle_registrations (id, vehicle_id, owner_name, phone_number, parking_location, number_plate,
      photo_hash, parking_status, updated_at, registered_by, created_at, fingerprint)
    select used_by, vehicle_id, 'Secret Kumari', '9876501234', case vehicle_id when 'MUZ000003' then 'parking-2' else 'parking-1' end,
      '', 'x', case vehicle_id when 'MUZ000001' then 'unparked' else 'parked' end,
      case vehicle_id when 'MUZ000001' then '2027-07-21T08:00+05:30'::timestamptz end, gen_random_uuid(),
      '2027-07-19T06:00+05:30', 'x' from numbers`)
  await owner.query(`insert into waypoints (place_order, name_en, name_hi, latitude, longitude, source)
    values (1, 'Harisabha Chowk', 'हरिसभा चौक', 26.1200, 85.3900, 'x')`)
  await owner.query(`insert into complaints (id, number, category, words, place, lat, lng, status, device, fingerprint,
      notice_version, notice_language, created_at, updated_at)
    select gen_random_uuid(), lpad(n::text, 7, '0'), kind, 'Secret Kumari', 'near Secret Kumari', lat, case when lat is null then null else 85.39 end,
      'received', ${notice}, '2027-07-20T05:00+05:30', now()
    from (values (1, 'water', 26.1201), (2, 'water', 26.1202), (3, 'dirt', 26.12), (4, 'water', null), (5, 'water', 28.0))
      as told (n, kind, lat)`)
  await owner.query(`
    with sent as (
      insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
        notice_version, notice_language, created_at)
      select gen_random_uuid(), 'x', 1, 1, 'Secret Kumari', '9876501234', ${notice}, '2027-07-19T09:00+05:30'
      from generate_series(1, 2) returning id)
    insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, created_at, voided_at)
    select (select id from sent limit 1), n::text, n::text, 'x', 1, '2027-07-20T09:00+05:30',
      case n when 3 then now() end from generate_series(1, 3) n`)
})

describe('the report after the fair counts, for the chosen days only,', () => {
  const nothing = (part: object[]) => part.map(row => Object.values(row).slice(1))
  it('phones that opened the guide', async () => {
    expect((await ask()).body.visitors).toEqual([
      { day: '2027-07-19', visitors: 7 },
      { day: '2027-07-20', visitors: 0 },
      { day: '2027-07-21', visitors: 5 },
    ])
  })
  it('crowd levels by place and hour', async () => {
    expect((await ask()).body.crowd).toEqual([
      {
        place: { en: 'Gate', hi: 'द्वार' },
        hours: [
          { hour: 5, low: 0, medium: 1, high: 0 },
          { hour: 18, low: 1, medium: 0, high: 1 },
        ],
      },
    ])
  })
  it('the longest reported wait, without withdrawn reports', async () => {
    expect((await ask()).body.queue).toEqual([
      { day: '2027-07-19', reports: 2, longest: 5 },
      { day: '2027-07-20', reports: 0, longest: null },
      { day: '2027-07-21', reports: 0, longest: null },
    ])
  })
  it('cases by kind and how soon they were taken', async () => {
    expect((await ask()).body.cases).toMatchObject([
      { title: { en: 'Complaint of a visitor' }, raised: 3, taken: 2, done: 1, p50_s: 360, p95_s: 468 },
    ])
  })
  it('persons missing, found, reunited once each, and handed to the police', async () => {
    expect(nothing((await ask()).body.persons)).toEqual([
      [4, 2, 0, 0],
      [0, 0, 2, 1],
      [0, 0, 0, 0],
    ])
  })
  it('vehicles by day and lot', async () => {
    const { vehicles } = (await ask()).body
    expect(nothing(vehicles.days)).toEqual([
      [3, 0],
      [0, 0],
      [0, 1],
    ])
    expect(vehicles.lots).toEqual([
      { lot: { en: 'Parking 1', hi: 'पार्किंग 1' }, count: 2 },
      { lot: { en: 'Parking 2', hi: 'पार्किंग 2' }, count: 1 },
    ])
  })
  it('complaints by the nearest named place and kind, never by the writer’s words', async () => {
    const place = { en: 'Harisabha Chowk', hi: 'हरिसभा चौक' }
    const { complaints } = (await ask()).body
    expect(complaints).toHaveLength(3)
    expect(complaints).toEqual(
      expect.arrayContaining([
        { place, category: 'water', count: 2 },
        { place: null, category: 'water', count: 2 },
        { place, category: 'dirt', count: 1 },
      ]),
    )
  })
  it('photos and the votes that count', async () => {
    expect(nothing((await ask()).body.photos)).toEqual([
      [2, 0],
      [0, 2],
      [0, 0],
    ])
  })
  it('and no private person', async () => {
    expect(JSON.stringify((await ask()).body)).not.toMatch(/Secret|9876501234|frock|MUZ0/)
  })
})

describe('the days of the report', () => {
  it('end today: days to come are unknown, not zero', async () => {
    const { body } = await ask({ from: '2027-07-21', to: '2027-08-17' })
    expect([body.to, body.visitors.map(({ day }) => day)]).toEqual([
      '2027-07-22',
      ['2027-07-21', '2027-07-22'],
    ])
  })
  it('without any record give zeros and empty lists', async () => {
    const { body } = await ask({ from: '2026-01-01', to: '2026-01-01' })
    expect(body).toMatchObject({
      ...{ crowd: [], cases: [], complaints: [], visitors: [{ visitors: 0 }], queue: [{ longest: null }] },
      vehicles: { lots: [] },
    })
  })
  it.each([
    ['2027-07-19', '2027-07-18'],
    ['2027-01-01', '2027-07-01'],
    ['2027-02-30', '2027-03-01'],
    ['yesterday', '2027-07-19'],
  ])('%s to %s are refused', async (from, to) => {
    expect((await ask({ from, to })).status).toBe(400)
  })
})

it('can be requested by today, the newest Monday and the fair, by the fair’s clock', () => {
  const days = quickDays(Date.parse('2027-07-28T00:10+05:30'))
  expect(days.today).toEqual({ from: '2027-07-28', to: '2027-07-28' })
  expect(days.monday).toEqual({ from: '2027-07-26', to: '2027-07-26' })
  expect(quickDays(Date.parse('2027-07-26T23:00+05:30')).monday).toEqual(days.monday)
  expect(days.fair.from <= '2027-07-19').toBe(true)
})

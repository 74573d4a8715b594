import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { lastHours } from '#common/fair-time.ts'
import { openDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { staffMember } from '#tests/world/world.ts'
import type { Overview } from './contract.ts'

worldForAll({ now: '2027-07-19T06:10:00+05:30' })
let admin: StaffBrowser
beforeAll(async () => {
  admin = await signedInBrowser(world.url)
  await world.owner.query(`
    insert into feedback (id, name, feedback, rating, device, fingerprint, notice_version, notice_language, created_at)
    values (gen_random_uuid(), '=cmd()', 'Dry tap', 2, 'd', 'f', '1', 'en', '2027-07-19T00:10+05:30'),
      (gen_random_uuid(), 'Kavita', 'धन्यवाद', 5, 'd', 'f', '1', 'hi', '2027-07-18T23:50+05:30'),
      (gen_random_uuid(), 'Old', 'x', 1, 'd', 'f', '1', 'en', '2027-06-01T00:00+05:30')`)
  await world.owner.query(`
    insert into complaints (id, number, category, words, status, device, fingerprint, notice_version, notice_language,
      created_at, updated_at)
    select gen_random_uuid(), lpad(n::text, 7, '0'), 'water', 'x', case n when 3 then 'done' else 'received' end, 'd', 'f', '1', 'en',
      '2027-07-19T05:00+05:30'::timestamptz - n * interval '1 hour', now() from generate_series(1, 3) n`)
  await world.owner.query(`
    insert into crowd_status (location_en, location_hi, description_en, description_hi, source, status) values
    ('Pani Tanki', 'पानी टंकी', '', '', 'x', 'low'), ('Gate', 'द्वार', '', '', 'x', 'high'), ('Zila School', 'ज़िला स्कूल', '', '', 'x', null)`)
})
beforeEach(() => world.empty('vehicle_registrations', 'vehicle_numbers'))
const exported = (list: string) =>
  fetch(`${world.url}/api/exports/${list}`, { headers: { cookie: `staff=${admin.cookies.get('staff')}` } })
const overview = async () => (await admin.call('GET', '/api/dashboard/overview')).body as Required<Overview>

describe('the dashboard', () => {
  test('counts what exists', async () => {
    const { counts } = (await admin.call('GET', '/api/dashboard/counts')).body as { counts: object }
    expect(counts).toMatchObject({
      feedback: 3,
      complaints: 3,
      contacts: 0,
      photo_contest_submissions: 0,
      vehicle_registrations: 0,
    })
    const registered = world.context.features.flatMap(feature => feature.counts ?? [])
    expect(Object.keys(counts).toSorted()).toEqual(registered.toSorted())
  })
  test('shows the stars of the last fourteen days, divided at the fair’s midnight', async () => {
    const { feedback } = await overview()
    expect(feedback).toHaveLength(14)
    expect(feedback.at(-1)).toEqual({ day: '2027-07-19', stars: [0, 1, 0, 0, 0] })
    expect(feedback.at(-2)).toEqual({ day: '2027-07-18', stars: [0, 0, 0, 0, 1] })
    expect(feedback.flatMap(({ stars }) => stars).reduce((a, b) => a + b)).toBe(2)
  })
  test('shows crowded places first, and the waiting complaints', async () => {
    const { crowd, complaints, parked } = await overview()
    expect(crowd.map(({ place, status }) => [place.en, status])).toEqual([
      ['Gate', 'high'],
      ['Pani Tanki', 'low'],
      ['Zila School', null],
    ])
    expect(complaints).toEqual({
      open: [{ category: 'water', count: 2 }],
      oldest: new Date('2027-07-19T03:00:00+05:30').toISOString(),
    })
    expect(parked).toEqual([])
  })
  test('counts a phone once an hour, and stores nothing about it', async () => {
    const visit = () => fetch(`${world.url}/api/visits`, { method: 'POST' })
    expect([(await visit()).status, (await visit()).status]).toEqual([204, 204])
    // A query does not count as a visit, because a page repeats its queries whenever it is shown again.
    await fetch(`${world.url}/api/notices`)
    const { rows: columns } = await world.owner.query(
      `select column_name from information_schema.columns where table_name = 'visits' order by 1`,
    )
    expect(columns.map(column => column.column_name)).toEqual(['count', 'hour'])
    await world.context.looks.run('visits')
    expect((await overview()).visits.at(-1)?.count).toBe(2)
  })
  test('hours begin by the fair’s clock', () => {
    const hour = Date.parse('2027-07-19T06:00:00+05:30')
    expect(lastHours(hour + 600_000, 1)).toEqual([hour])
  })
})

describe('parked vehicles', () => {
  test('are counted by lot, as are those parked for more than a day', async () => {
    await world.owner.query(`
      with numbers as (
        insert into vehicle_numbers (vehicle_id, used_by, created_at)
        select 'MUZ00000' || n, gen_random_uuid(), now() from generate_series(1, 4) n returning vehicle_id, used_by)
      insert into vehicle_registrations (id, vehicle_id, owner_name, phone_number, parking_location, number_plate,
        photo_hash, parking_status, updated_at, registered_by, created_at, fingerprint)
      select used_by, vehicle_id, 'x', '9876500001', case when vehicle_id < 'MUZ000004' then 'parking-1' else 'parking-2' end,
        '', 'x', case vehicle_id when 'MUZ000003' then 'unparked' else 'parked' end,
        case vehicle_id when 'MUZ000003' then now() end, gen_random_uuid(),
        '2027-07-19T06:00:00+05:30'::timestamptz - case vehicle_id when 'MUZ000001' then interval '25 hours' else interval '0' end, 'x'
      from numbers`)
    expect((await overview()).parked).toEqual([
      { lot: { en: 'Parking 1', hi: 'पार्किंग 1' }, count: 2, long: 1 },
      { lot: { en: 'Parking 2', hi: 'पार्किंग 2' }, count: 1, long: 0 },
    ])
    expect(JSON.stringify(await overview())).not.toContain('MUZ0')
  })
})

describe('an exported list', () => {
  test('is a file that runs nothing', async () => {
    const answer = await exported('feedback')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="feedback-2027-07-19.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const lines = (await answer.text()).split('\r\n')
    expect(lines[0]).toBe('created_at,rating,name,feedback')
    expect(lines.find(line => line.includes('Dry tap'))).toContain(",2,'=cmd(),Dry tap")
  })
  test('of every kind, empty or not, begins with a BOM for Excel and its columns, and its download is logged', async () => {
    const lists = world.context.features.flatMap(({ exports = {} }) => Object.keys(exports))
    expect(lists).toEqual(
      expect.arrayContaining(['missing-persons', 'audit-log', 'dangers', 'queue', 'crowd']),
    )
    for (const list of lists) {
      const answer = await exported(list)
      expect([list, answer.status]).toEqual([list, 200])
      const [header] = Buffer.from(await answer.arrayBuffer())
        .toString()
        .split('\r\n')
      expect([list, header]).toEqual([list, expect.stringMatching(/^\uFEFF\w+(,\w+)+$/)])
      const { body } = await admin.call('GET', `/api/audit-log?subject=${list}`)
      expect((body as { entries: object[] }).entries[0]).toMatchObject({
        action: 'exported',
        username: 'admin',
      })
    }
  })
  test('of vehicles has lot and times, but no owner, phone, number plate, photo or attendant', async () => {
    const { find } = world.context.app.signedIn
    const signedInAsItself = () => {
      world.context.app.signedIn.find = find
    }
    onTestFinished(signedInAsItself)
    world.signIn(staffMember('vehicle'))
    const desk = openDesk(world, await photoOf(160))
    const { body } = await desk.register(said({ number_plate: 'BR06 ZZ 9999' }))
    await desk.depart(body.id)
    signedInAsItself()
    const file = await (await exported('vehicles')).text()
    expect(file).toMatch(/^\ufeff?vehicle_id,lot,lot_name,parking_status,came,left\r\n/)
    expect(file).toContain(`${body.vehicle_id},2,,unparked,`)
    expect(file).not.toMatch(/Ramesh|9835012345|BR06|ZZ|photo|\/api\//)
  })
})

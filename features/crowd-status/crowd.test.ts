import { beforeEach, describe, expect, it } from 'vitest'
import { listen, rowOf } from '#kit/server/live/test-live.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { CrowdDay, CrowdPlace, CrowdStatus } from './contract.ts'

let now = Date.parse('2027-07-19T06:00:00Z')
const admin = staffMember('admin')
const gate = '0e3bd1a0-0000-4000-8000-000000000001'
const bazar = '0e3bd1a0-0000-4000-8000-000000000002'
const nowhere = '0e3bd1a0-0000-4000-8000-000000000009'

worldForAll({ clock: () => now })
beforeEach(async () => {
  world.signIn(undefined)
  await world.empty('crowd_status')
  await world.context.pool.query(
    `insert into crowd_status (id, location_en, location_hi, description_en, description_hi, source) values
     ($1, 'Temple main gate', 'मंदिर मुख्य द्वार', 'Pouring point', 'अरघा', 'press'),
     ($2, 'Chhata Bazar', 'छाता बाजार', '', '', 'press')`,
    [gate, bazar],
  )
  await world.context.responseCache.changed('crowd')
  await eventually(async () => (await read()).updated_at === null && (await read()).places.length === 2)
})

const ask = <T = CrowdPlace>(name: string, body?: unknown) => newVisitor(world, false).call<T>(name, body)
const read = async () => (await ask<CrowdStatus>('GET /api/crowd-status')).body
const report = (id: string, status: unknown, en = '', hi = '') =>
  ask(`PUT /api/crowd-status/${id}`, { status, description: { en, hi } })
const history = async () => (await world.context.pool.query('select * from crowd_reports order by id')).rows

describe('before any report', () => {
  it('every place is unknown, the level is MODERATE and there is no time', async () => {
    expect(await read()).toEqual({
      level: 'MODERATE',
      updated_at: null,
      places: [
        {
          id: bazar,
          location: { en: 'Chhata Bazar', hi: 'छाता बाजार' },
          status: null,
          status_color: null,
          description: { en: '', hi: '' },
          updated_at: null,
        },
        expect.objectContaining({ id: gate, status: null, description: { en: 'Pouring point', hi: 'अरघा' } }),
      ],
    })
  })
})

describe('a report by staff', () => {
  it('is the same row in the reply, in the list and in the live event', async () => {
    world.signIn(admin)
    const phone = await listen(world.url, 'crowd')
    const { status, body } = await report(gate, 'high', 'Queue of about 90 minutes', 'लगभग 90 मिनट की कतार')
    expect(status).toBe(200)
    expect(body).toEqual({
      id: gate,
      location: { en: 'Temple main gate', hi: 'मंदिर मुख्य द्वार' },
      status: 'high',
      status_color: 'red',
      description: { en: 'Queue of about 90 minutes', hi: 'लगभग 90 मिनट की कतार' },
      updated_at: new Date(now).toISOString(),
    })
    await expect.poll(() => phone.events().map(rowOf)).toContainEqual(body)
    phone.response.destroy()
    await eventually(async () => (await read()).level === 'HIGH')
    const list = await read()
    expect(list.places.find(place => place.id === gate)).toEqual(body)
    expect(list.updated_at).toBe(new Date(now).toISOString())
  })
  it('by a crowd reporter is accepted only for their own places, which an admin assigns', async () => {
    const asha = { ...staffMember('crowd-reporter'), username: 'asha' }
    world.signIn(asha)
    expect((await report(gate, 'low')).status).toBe(403)
    const reporters = async () => (await ask('GET /api/crowd-status/reporters')).body
    expect(await reporters()).toEqual({ everywhere: false, places: [] })
    const assign = (...names: string[]) =>
      ask(`PUT /api/crowd-status/${gate}/reporters`, { reporters: names })
    world.signIn(admin)
    // A name without an account is no reporter; the guide once accepted 'crowd9', and nobody reported that place.
    expect((await assign('asha')).body).toMatchObject({ code: 'unknown-name' })
    await world.owner.query(`insert into staff_accounts (id, username, roles, password_hash)
      values (gen_random_uuid(), 'asha', '{crowd-reporter}', ''), (gen_random_uuid(), 'ravi', '{crowd-reporter}', ''),
        (gen_random_uuid(), 'desk', '{help-desk}', '')`)
    const { people } = (await reporters()) as unknown as { people?: string[] }
    expect(people).toEqual(expect.arrayContaining(['asha', 'ravi']))
    expect(people).not.toContain('desk')
    expect((await assign('Asha', 'ravi')).body).toEqual({ reporters: ['asha', 'ravi'] })
    world.signIn(asha)
    expect((await report(gate, 'low')).status).toBe(200)
    const refused = { status: 403, body: { code: 'not-your-place' } }
    expect(await report(bazar, 'low')).toMatchObject(refused)
    const own = { everywhere: false, places: [{ id: gate, reporters: ['asha', 'ravi'] }] }
    expect(await reporters()).toEqual(own)
  })
  it('taken back gives way to the one before, with its words and age; a newer one by somebody else stays', async () => {
    world.signIn(admin)
    const withdraw = (updated_at: string | null) =>
      ask(`PUT /api/crowd-status/${gate}/withdrawal`, { updated_at })
    const isOpen = async () =>
      (await world.owner.query(`select from cases where kind = 'crowd-high' and over_at is null`)).rowCount
    const low = (await report(gate, 'low', 'Barrier shut')).body
    now += 25 * 60_000
    const high = (await report(gate, 'high')).body
    expect(await isOpen()).toBe(1)
    expect(await withdraw(high.updated_at)).toMatchObject({ status: 200, body: low })
    expect(await isOpen()).toBe(0)
    expect((await history()).map(({ status }) => status)).toEqual(['low'])
    expect(await withdraw(high.updated_at)).toMatchObject({ status: 200, body: low })

    const mine = (await report(gate, 'medium')).body
    now += 1000
    world.signIn(staffMember('admin'))
    const others = (await report(gate, 'high', 'Crush')).body
    world.signIn(admin)
    for (const { updated_at } of [mine, others])
      expect(await withdraw(updated_at)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    expect((await history()).map(({ status }) => status)).toEqual(['low', 'medium', 'high'])
    world.signIn({ ...staffMember('crowd-reporter'), username: 'asha' })
    expect((await withdraw(mine.updated_at)).body).toMatchObject({ code: 'not-your-place' })
  })
  it('adds a history row with the previous status, who and when', async () => {
    world.signIn(admin)
    await report(gate, 'low')
    now += 60_000
    await report(gate, 'high', 'Full')
    expect(await history()).toMatchObject([
      { place_id: gate, old_status: null, status: 'low', staff_id: admin.id },
      { old_status: 'low', status: 'high', note_en: 'Full', note_hi: '', reported_at: new Date(now) },
    ])
  })
  it('with text in one language shows it in both; once withdrawn, the place is unknown again', async () => {
    world.signIn(admin)
    const { body } = await report(gate, 'medium', '', 'धीरे चलें')
    expect(body.description).toEqual({ en: 'धीरे चलें', hi: 'धीरे चलें' })
    expect((await report(gate, null)).body).toMatchObject({ status: null, status_color: null })
  })
  it('sets the colour by its status', async () => {
    world.signIn(admin)
    for (const [status, color] of [
      ['low', 'green'],
      ['medium', 'yellow'],
      ['high', 'red'],
    ])
      expect((await report(gate, status)).body).toMatchObject({ status_color: color })
  })
  it('made at the same moment as others loses no history row', async () => {
    world.signIn(admin)
    await Promise.all(['low', 'medium', 'high', 'low', 'medium', 'high'].map(status => report(gate, status)))
    const lines = await history()
    expect(lines).toHaveLength(6)
    expect(lines.slice(1).map(line => line.old_status)).toEqual(lines.slice(0, -1).map(line => line.status))
  })
  it('with an unknown level or about an unknown place is refused and changes nothing', async () => {
    world.signIn(admin)
    expect((await report(gate, 'full')).status).toBe(400)
    expect((await report(nowhere, 'low')).status).toBe(404)
    expect(await history()).toEqual([])
  })
  it('about a hidden place is refused, and the place is not listed', async () => {
    world.signIn(admin)
    await world.context.pool.query('update crowd_status set is_active = false where id = $1', [gate])
    expect((await report(gate, 'high')).status).toBe(404)
    await report(bazar, 'low')
    await eventually(async () => (await read()).places.length === 1)
  })
})

describe('the last 24 hours', () => {
  it('contain the changes of a day and the status before it, but not who reported', async () => {
    world.signIn(admin)
    const hour = 3_600_000
    const start = now
    for (const [hours, status] of [
      [0, 'low'],
      [2, 'high'],
      [25, 'medium'],
      [30, 'low'],
    ] as const) {
      now = start + hours * hour
      await report(gate, status)
    }
    const days = async () => (await ask<{ days: CrowdDay[] }>('GET /api/crowd-status/day')).body.days
    const [day] = await eventually(async () => {
      const all = await days()
      return all[0]?.reports.length === 3 ? all : undefined
    })
    expect(day).toEqual({
      id: gate,
      calmer_after: null,
      reports: [
        { at: new Date(start + 2 * hour).toISOString(), status: 'high' },
        { at: new Date(start + 25 * hour).toISOString(), status: 'medium' },
        { at: new Date(start + 30 * hour).toISOString(), status: 'low' },
      ],
    })
  })
})

it('a level chosen by its picture keeps the number of people per square metre; a level that does not match it is refused', async () => {
  const put = (status: string, density: unknown) =>
    ask(`PUT /api/crowd-status/${gate}`, { status, density, description: { en: '', hi: '' } })
  world.signIn(admin)
  expect((await put('high', 4)).body).toMatchObject({ status: 'high', density: 4 })
  const { rows } = await world.owner.query('select density from crowd_reports order by id desc limit 1')
  expect(rows).toEqual([{ density: 4 }])
  for (const [status, density] of [
    ['low', 5],
    ['high', 7],
    ['low', 0],
    ['medium', 'many'],
  ] as const)
    expect((await put(status, density)).status).toBe(400)
  expect((await put('low', null)).body).not.toHaveProperty('density')
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FileReport } from '#common/file-report.ts'
import { listen } from '#kit/server/live/test-live.ts'
import { eventually } from '#tests/world/eventually.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { csvForm } from '#tests/world/forms.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import type { CrowdStatus } from '../contract.ts'
import { crowdPlaceColumns } from './columns.ts'
import type { CrowdPlaceFields, StaffCrowdPlace } from './contract.ts'

worldForAll()
let admin: StaffBrowser
beforeAll(async () => {
  admin = await signedInBrowser(world.url)
})
beforeEach(async () => {
  await world.empty('crowd_status', 'cases', 'waypoints')
  await world.context.responseCache.changed('crowd')
})

const gate: CrowdPlaceFields = {
  ...exampleFields(crowdPlaceColumns),
  ...{ kind: 'gate', name: { en: 'East gate', hi: 'पूर्वी द्वार' }, why: { en: 'Way in', hi: 'आने का रास्ता' } },
  ...{ position: { lat: 26.1207, lng: 85.3913, precision_m: 8 }, is_checked: true },
}
const add = async (more: object = {}) => {
  const row = { id: crypto.randomUUID(), ...gate, ...more }
  const { status, body } = await admin.call('POST', '/api/crowd-places', row)
  return { status, body: body as StaffCrowdPlace & { code?: string; fields?: { path: string }[] } }
}
const change = async (place: StaffCrowdPlace, more: object) => {
  const body = { ...gate, updated_at: place.updated_at, ...more }
  const answer = await admin.call('PUT', `/api/crowd-places/${place.id}`, body)
  return { status: answer.status, body: answer.body as StaffCrowdPlace & { code?: string } }
}
const all = async () =>
  ((await admin.call('GET', '/api/crowd-places')).body as { places: StaffCrowdPlace[] }).places
const shown = async () =>
  ((await (await fetch(`${world.url}/api/crowd-status`)).json()) as CrowdStatus).places
const names = async () => (await shown()).map(({ location }) => location.en)
const tell = (id: string, status: string | null) =>
  admin.call('PUT', `/api/crowd-status/${id}`, { status, description: { en: '', hi: '' } })

describe('a crowd place', () => {
  test('added by staff is listed for visitors, records who checked it, and is logged', async () => {
    const { status, body } = await add()
    expect([status, body.checked_by, body.kind]).toEqual([201, 'admin', 'gate'])
    await eventually(async () => (await shown()).length === 1)
    expect(await shown()).toMatchObject([
      { id: body.id, location: gate.name, status: null, description: gate.why },
    ])
    const log = await admin.call('GET', '/api/audit-log?subject=crowd-place')
    const [newest] = (log.body as { entries: unknown[] }).entries
    expect(newest).toMatchObject({ action: 'added', subjectId: body.id, subjectName: { en: 'East gate' } })
  })
  test('added twice by a retry is stored once; another with the same English name is refused, regardless of case', async () => {
    const id = crypto.randomUUID()
    const both = await Promise.all([add({ id }), add({ id })])
    expect(both.some(({ status }) => status === 201)).toBe(true)
    const twin = await add({ name: { en: 'EAST gate', hi: 'x' } })
    expect([twin.status, twin.body.code]).toEqual([409, 'taken'])
    const { body: other } = await add({ name: { en: 'West gate', hi: 'पश्चिमी द्वार' } })
    expect((await change(other, {})).body.code).toBe('taken')
    expect(await all()).toHaveLength(2)
  })
  test('changed by two people keeps the first change and refuses the second; a report does not count as a change', async () => {
    const { body: place } = await add()
    world.clock.advance(5)
    await tell(place.id, 'high')
    const answers = await Promise.all([
      change(place, { source: 'north office' }),
      change(place, { source: 'south office' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile')
    const [row] = await all()
    expect(answers.find(({ status }) => status === 200)?.body).toEqual(row)
  })
  test('removed from the guide keeps its reports, reporters and open case, and comes back with them', async () => {
    const { body: place } = await add()
    await world.owner.query(
      `insert into staff_accounts (id, username, roles, password_hash) values (gen_random_uuid(), 'asha', '{crowd-reporter}', '')`,
    )
    await admin.call('PUT', `/api/crowd-status/${place.id}/reporters`, { reporters: ['asha'] })
    expect((await tell(place.id, 'high')).status).toBe(200)
    const hidden = await change(place, { is_active: false })
    expect(hidden.status).toBe(200)
    await eventually(async () => (await shown()).length === 0)
    expect((await tell(place.id, 'low')).status).toBe(404)
    const { rows } = await world.owner.query('select place_id, status from crowd_reports')
    expect(rows).toEqual([{ place_id: place.id, status: 'high' }])
    const { cases } = (await admin.call('GET', '/api/cases?list=open')).body as { cases: object[] }
    expect(cases).toMatchObject([{ kind: 'crowd-high', about: { place: { en: 'East gate' } } }])
    expect(await all()).toMatchObject([{ id: place.id, is_active: false }])
    expect((await change(hidden.body, {})).status).toBe(200)
    await eventually(async () => (await shown())[0]?.status === 'high')
    const who = await admin.call('GET', '/api/crowd-status/reporters')
    expect(who.body).toMatchObject({ places: [{ reporters: ['asha'] }] })
  })
  test('keeps its position in the list as staff set it; the others follow by their English names', async () => {
    for (const [en, order] of [
      ['B gate', null],
      ['A gate', null],
      ['Z gate', 2],
      ['Y gate', 1],
    ])
      await add({ name: { en, hi: 'द्वार' }, order })
    const order = ['Y gate', 'Z gate', 'A gate', 'B gate']
    await eventually(async () => (await names()).join() === order.join())
    expect((await all()).map(({ name }) => name.en)).toEqual(order)
  })
  test('keeps who checked it until it is moved, and has no checker without a position', async () => {
    const { body: place } = await add()
    await world.owner.query(`update crowd_status set checked_by = 'asha'`)
    const { body: renamed } = await change(place, { name: { en: 'East gate 1', hi: 'पूर्वी द्वार 1' } })
    expect(renamed.checked_by).toBe('asha')
    const position = { lat: 26.121, lng: 85.3913, precision_m: null }
    const { body: moved } = await change(renamed, { position })
    expect([moved.checked_by, moved.position]).toEqual(['admin', position])
    expect((await change(moved, { position: null })).body).toMatchObject({ position: null, checked_by: null })
  })
  test('with a position can have dangers reported at it, even if it is a stop of the walk without one', async () => {
    await world.owner.query(
      `insert into waypoints (place_order, name_en, name_hi, source) values (3, 'East gate', 'पूर्वी द्वार', 'press')`,
    )
    await add()
    await world.context.responseCache.changed('waypoints')
    const places = async () =>
      ((await (await fetch(`${world.url}/api/dangers/places`)).json()) as { places: object[] }).places
    await eventually(async () => JSON.stringify(await places()).includes('26.1207'))
    expect(await places()).toHaveLength(1)
  })
  test.each([
    ['that staff change', add],
    [
      'that a file on the command line or the survey renames',
      async () => {
        await world.owner.query(
          `insert into crowd_status (location_en, location_hi, description_en, description_hi, kind, source)
           values ('North gate', 'उत्तरी द्वार', '', '', 'gate', 'press')`,
        )
        await world.context.responseCache.changed('crowd')
      },
    ],
  ])('%s reaches open phones', async (_, change) => {
    await shown()
    const phone = await listen(world.url, 'crowd')
    await change()
    await expect
      .poll(() => phone.events())
      .toContainEqual(expect.objectContaining({ event: 'crowd', data: '{}' }))
    phone.response.destroy()
  })
  test.each([
    ['far from the fair', { position: { lat: 12.9, lng: 77.6, precision_m: null } }, 'position'],
    ['without a Hindi name', { name: { en: 'Gate', hi: ' ' } }, 'name.hi'],
    ['that gets crowded for a reason in one language', { why: { en: 'Narrow', hi: '' } }, 'why.hi'],
    ['with an order of nothing', { order: 0 }, 'order'],
  ])('%s is refused, and the answer names the field', async (_, more, path) => {
    const { status, body } = await add(more)
    expect([status, body.fields?.map(field => field.path)]).toEqual([400, [path]])
    expect(await all()).toEqual([])
  })
  test('that is unknown is not found', async () => {
    const { body: place } = await add()
    expect((await change({ ...place, id: crypto.randomUUID() }, {})).status).toBe(404)
  })
})

describe('a file of crowd places', () => {
  const headers = () => ({ cookie: `staff=${admin.cookies.get('staff')}`, origin: world.url })
  const bring = async (csv: string, trial = false) => {
    const answer = await fetch(`${world.url}/api/crowd-places/file`, {
      ...{ method: 'POST', body: csvForm(csv, trial), headers: headers() },
    })
    return (await answer.json()) as FileReport
  }
  const give = async () => (await fetch(`${world.url}/api/crowd-places/file`, { headers: headers() })).text()

  test('exported and imported again changes nothing', async () => {
    await add({ order: 7 })
    await add({ name: { en: 'Plain gate', hi: 'द्वार' }, why: { en: '', hi: '' }, position: null })
    const csv = await give()
    expect(csv).toContain('gate,East gate,पूर्वी द्वार,Way in,आने का रास्ता,26.1207,85.3913,8,7,ward office')
    expect(await bring(csv)).toMatchObject({ is_stored: true, added: [], changed: [], unchanged: 2 })
  })
  test('without the columns for position, kind and order leaves all three unchanged', async () => {
    const { body: place } = await add({ order: 7 })
    const csv = 'name_en,name_hi,why_en,why_hi,source\nEast Gate,पूर्वी द्वार,Way in,आने का रास्ता,press\n'
    expect(await bring(csv, true)).toMatchObject({ is_stored: false, changed: [{ name: 'East Gate' }] })
    expect((await bring(csv)).is_stored).toBe(true)
    const [row] = await all()
    expect(row).toMatchObject({
      ...place,
      name: { en: 'East Gate' },
      source: 'press',
      updated_at: row?.updated_at,
    })
  })
  test('with empty cells keeps kind, order and position, but no precision of an earlier position', async () => {
    await add({ order: 7 })
    const head = 'kind,name_en,name_hi,why_en,why_hi,lat,lng,precision_m,order,source'
    const row = (name: string, where: string) => `,${name},पूर्वी द्वार,,,${where},,,press`
    await bring(`${head}\n${row('East gate', ',')}\n${row('New place', ',')}\n`)
    expect(await all()).toMatchObject([
      { kind: 'gate', order: 7, why: { en: '', hi: '' }, position: { lat: 26.1207, precision_m: 8 } },
      { name: { en: 'New place' }, kind: 'place', order: null, position: null },
    ])
    await bring(`${head}\n${row('East gate', '26.13,85.39')}\n`)
    expect((await all())[0]).toMatchObject({ order: 7, position: { lat: 26.13, precision_m: null } })
  })
  test('that moves a place clears who checked it', async () => {
    await add()
    const csv = (await give()).replace('26.1207', '26.13')
    expect((await bring(csv)).changed).toMatchObject([{ name: 'East gate' }])
    expect(await all()).toMatchObject([{ position: { lat: 26.13 }, checked_by: null }])
  })
  test('with a fault is refused as a whole, naming the line', async () => {
    const head = 'name_en,name_hi,why_en,why_hi,source,lat,lng'
    const csv = `${head}\nA,अ,,,press,,\nB,ब,,,press,26.1,\n`
    const faults = [{ line: 3, column: 'lng' }]
    expect(await bring(csv)).toMatchObject({ is_stored: false, faults })
    expect(await all()).toEqual([])
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { starterRow } from '#tests/world/forms.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import type { MelaRoute, StaffWaypoint } from './contract.ts'

worldForAll()
let admin: StaffBrowser
beforeEach(async () => {
  await world.owner.query('truncate waypoints')
  await world.owner.query(
    `insert into waypoints (place_order, name_en, name_hi, latitude, longitude, precision_m, source)
     values (1, 'Pahleja Ghat', 'पहलेजा घाट', 25.675, 85.12, 3000, 'estimate'), (2, 'Sonpur', 'सोनपुर', null, null, null, 'press')`,
  )
  await world.context.responseCache.changed('waypoints')
  admin = await signedInBrowser(world.url)
})
const list = async () => {
  const { body } = await admin.call('GET', '/api/waypoints')
  return (body as { waypoints: StaffWaypoint[] }).waypoints
}
const change = async (order: number, more: object) => {
  const row = (await list()).find(waypoint => waypoint.order === order)
  const { name, position, precision_m, source, checked_by, updated_at } = row as StaffWaypoint
  const body = { name, position, precision_m, source, is_checked: checked_by !== null, updated_at, ...more }
  const answer = await admin.call('PUT', `/api/waypoints/${order}`, body)
  return { status: answer.status, body: answer.body as StaffWaypoint & { code?: string } }
}
const here = { position: { lat: 25.69, lng: 85.18 }, precision_m: 10, source: 'ward office' }

describe('a point of the walk', () => {
  test('changed by staff is on the visitors’ walk, with who checked it and when', async () => {
    const before = world.clock()
    const { status, body } = await change(2, { ...here, is_checked: true })
    expect([status, body.checked_by]).toEqual([200, 'admin'])
    expect(Date.parse(body.checked_at ?? '')).toBeGreaterThanOrEqual(before)
    expect(Date.parse(body.checked_at ?? '')).toBeLessThanOrEqual(world.clock())
    await eventually(async () => {
      const { waypoints } = (await (await fetch(`${world.url}/api/mela-route`)).json()) as MelaRoute
      return waypoints[1]?.position?.lat === 25.69 && waypoints[1].precision_m === 10
    })
  })
  test('keeps who checked it until it is moved', async () => {
    await change(2, { ...here, is_checked: true })
    await world.owner.query(`update waypoints set checked_by = 'asha' where place_order = 2`)
    expect((await change(2, { source: 'ward office, again' })).body.checked_by).toBe('asha')
    expect((await change(2, { position: { lat: 25.7, lng: 85.18 } })).body.checked_by).toBe('admin')
    expect((await change(2, { is_checked: false })).body).toMatchObject({
      checked_by: null,
      checked_at: null,
    })
    expect((await change(2, { position: null, is_checked: true })).body.checked_by).toBeNull()
  })
  test('changed by two people keeps the first change and refuses the second', async () => {
    const [, row] = await list()
    expect((await change(2, here)).status).toBe(200)
    expect(await change(2, { ...here, updated_at: row?.updated_at })).toMatchObject({
      ...{ status: 409, body: { code: 'changed-meanwhile' } },
    })
  })
  test.each([
    ['outside the region', { position: { lat: 51.5, lng: 0.1 } }],
    ['without a name', { name: { en: '', hi: 'x' } }],
    ['with a precision of nothing', { precision_m: 0 }],
  ])('%s is refused', async (_, wrong) => expect((await change(2, wrong)).status).toBe(400))
  test('that is unknown is not found', async () => {
    const body = { ...here, name: { en: 'x', hi: 'x' }, is_checked: false, updated_at: '' }
    expect((await admin.call('PUT', '/api/waypoints/77', body)).status).toBe(404)
  })
})

test('the walk is exported as a file and imported again; a moved point loses its check', async () => {
  await change(1, { is_checked: true })
  const answer = await fetch(`${world.url}/api/waypoints/file`, {
    headers: { cookie: `staff=${admin.cookies.get('staff')}` },
  })
  expect(await answer.text()).toContain('1,Pahleja Ghat,पहलेजा घाट,25.675,85.12,3000,estimate')
  const send = async () =>
    fetch(`${world.url}/api/waypoints/file`, {
      method: 'POST',
      body: starterRow('waypoints'),
      headers: { cookie: `staff=${admin.cookies.get('staff')}`, origin: world.url },
    })
  await world.owner.query('update waypoints set latitude = 25.7 where place_order = 1')
  expect(await (await send()).json()).toMatchObject({ is_stored: true, faults: [] })
  expect(await list()).toMatchObject([{ order: 1, position: { lat: 25.675 }, checked_by: null }])
})

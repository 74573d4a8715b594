import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { placeColumns } from './columns.ts'
import type { FacilityList, StaffPlace } from './contract.ts'

worldForAll()
let admin: StaffBrowser
beforeAll(async () => {
  admin = await signedInBrowser(world.url)
})
beforeEach(() => world.owner.query('truncate facilities'))

const tap = {
  ...exampleFields(placeColumns),
  facility_type: 'drinking-water',
  name: { en: 'Tap at Harisabha', hi: 'हरिसभा का नल' },
  location_name: { en: 'Harisabha Chowk', hi: 'हरिसभा चौक' },
  position: { lat: 26.117, lng: 85.39, precision_m: 20 },
  verified: 'surveyed',
}
const add = async (more: object = {}) => {
  const { status, body } = await admin.call('POST', '/api/facilities', {
    id: crypto.randomUUID(),
    ...tap,
    ...more,
  })
  return { status, body: body as StaffPlace }
}
const change = (place: StaffPlace, more: object) =>
  admin.call('PUT', `/api/facilities/${place.id}`, { ...tap, updated_at: place.updated_at, ...more })
const shown = async () =>
  ((await (await fetch(`${world.url}/api/facilities?type=drinking-water`)).json()) as FacilityList).facilities

describe('a place', () => {
  test('added by staff is shown to visitors as in the reply', async () => {
    const { status, body } = await add()
    expect(status).toBe(201)
    const { is_active, answers, ...place } = body
    expect([is_active, answers]).toEqual([true, null])
    await eventually(async () => (await shown()).length === 1)
    expect(await shown()).toEqual([place])
  })
  test('with the name of another place is refused', async () => {
    await add()
    expect((await add({ name: { en: 'TAP at harisabha', hi: 'x' } })).status).toBe(409)
  })
  test('edited by two people keeps the first change and refuses the second', async () => {
    const { body: place } = await add()
    world.clock.advance(5)
    const answers = await Promise.all([
      change(place, { location_name: { en: 'North side', hi: 'उत्तर' } }),
      change(place, { location_name: { en: 'South side', hi: 'दक्षिण' } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)
    expect(loser?.body).toMatchObject({ code: 'changed-meanwhile' })
    const winner = answers.find(({ status }) => status === 200)?.body as StaffPlace
    const all = (await admin.call('GET', '/api/facilities/all')).body as { places: StaffPlace[] }
    expect(all.places).toEqual([winner])
    const log = await admin.call('GET', '/api/audit-log?subject=place')
    expect((log.body as { entries: unknown[] }).entries[0]).toMatchObject({
      action: 'changed',
      before: { location_name: { en: 'Harisabha Chowk' } },
      after: { location_name: winner.location_name },
    })
  })
  test('hidden by staff disappears for visitors and stays for staff', async () => {
    const { body: place } = await add()
    await eventually(async () => (await shown()).length === 1)
    expect((await change(place, { is_active: false })).status).toBe(200)
    await eventually(async () => (await shown()).length === 0)
    const all = (await admin.call('GET', '/api/facilities/all')).body as { places: StaffPlace[] }
    expect(all.places).toMatchObject([{ id: place.id, is_active: false }])
    expect(
      (await admin.call('PUT', `/api/facilities/${crypto.randomUUID()}`, { ...tap, updated_at: 'x' })).status,
    ).toBe(404)
  })
  test.each([
    ['far from the fair', { position: { lat: 12.9, lng: 77.6, precision_m: null } }],
    ['with a link that is a script', { google_maps_link: 'javascript:alert(1)' }],
    ['with a number that is none', { contact_number: 'call me' }],
    ['without a Hindi name', { name: { en: 'Tap', hi: ' ' } }],
  ])('%s is refused', async (_, more) => {
    expect((await add(more)).status).toBe(400)
  })
})

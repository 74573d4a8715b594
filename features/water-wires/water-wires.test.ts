import { beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { waterWireColumns } from './columns.ts'
import type { StaffWaterWire, WaterWire } from './contract.ts'

worldForAll()
let admin: StaffBrowser
beforeEach(async () => {
  await world.empty('water_wires')
  await world.context.responseCache.changed('water-wires')
  admin = await signedInBrowser(world.url)
})

const ghat = {
  ...exampleFields(waterWireColumns),
  ...{ kind: 'bathing', name: { en: 'Ashram Ghat', hi: 'आश्रम घाट' }, state: 'open', cm: 90 },
}
const add = async (more: object = {}) => {
  const sent = { id: crypto.randomUUID(), ...ghat, ...more }
  const { status, body } = await admin.call('POST', '/api/water-wires', sent)
  return { status, body: body as StaffWaterWire & { code: string } }
}
const shown = async () =>
  ((await (await fetch(`${world.url}/api/water-wires`)).json()) as { rows: WaterWire[] }).rows

test('a bathing place that staff close is closed for visitors, with the time of the report', async () => {
  const { body } = await add()
  await eventually(async () => (await shown()).length === 1)
  world.clock.advance(60_000)
  const { id, updated_at } = body
  const answer = await admin.call('PUT', `/api/water-wires/${id}`, { ...ghat, updated_at, state: 'shut' })
  expect(answer.status).toBe(200)
  await eventually(async () => (await shown())[0]?.state === 'shut')
  const [row] = await shown()
  expect(Date.parse(row?.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(updated_at) + 60_000)
  expect(row).not.toHaveProperty('is_active')
})

test('what is removed from the guide is gone for visitors and stays for staff', async () => {
  await add({ is_active: false })
  expect(await shown()).toEqual([])
  expect((await admin.call('GET', '/api/water-wires/all')).body).toMatchObject({ rows: [{ state: 'open' }] })
})

test('a bathing place with a note in one language is refused', async () => {
  expect((await add({ note: { en: 'Steep', hi: '' } })).status).toBe(400)
})

test('two of one kind with the same name are refused, two of different kinds are not', async () => {
  expect((await add()).status).toBe(201)
  expect((await add({ name: { en: 'ashram ghat', hi: 'घाट' } })).body.code).toBe('taken')
  expect((await add({ kind: 'river' })).status).toBe(201)
})

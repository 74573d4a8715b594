import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import type { ContactList, StaffContact } from './contract.ts'

let world: World
let admin: StaffBrowser
beforeAll(async () => {
  world = await openWorld()
  admin = await signedInBrowser(world.url)
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('truncate contacts'))

const office = {
  contact_type: 'office',
  category: 'mmc_admin',
  name: { en: 'Ward office 12', hi: 'वार्ड कार्यालय 12' },
  designation: null,
  phone: '0621-2233033',
  email: null,
  ranking: 3,
  source: 'municipal list',
  is_active: true,
}
const add = (more: object = {}) =>
  admin.call('POST', '/api/contacts', { id: crypto.randomUUID(), ...office, ...more })
const shown = async () => ((await (await fetch(`${world.url}/api/contacts`)).json()) as ContactList).contacts

test('a contact that staff add, change and hide is shown, changed and hidden for visitors; each step is logged', async () => {
  const added = (await add()).body as StaffContact
  await eventually(async () => (await shown()).length === 1)
  expect((await shown())[0]).not.toHaveProperty('source')
  world.clock.advance(5)
  const { body } = await admin.call('PUT', `/api/contacts/${added.id}`, {
    ...office,
    phone: '155304',
    updated_at: added.updated_at,
  })
  await eventually(async () => (await shown())[0]?.phone === '155304')
  const stale = await admin.call('PUT', `/api/contacts/${added.id}`, {
    ...office,
    updated_at: added.updated_at,
  })
  expect([stale.status, stale.body]).toEqual([409, expect.objectContaining({ code: 'changed-meanwhile' })])
  const { updated_at } = body as StaffContact
  await admin.call('PUT', `/api/contacts/${added.id}`, {
    ...office,
    phone: '155304',
    is_active: false,
    updated_at,
  })
  await eventually(async () => (await shown()).length === 0)
  const log = (await admin.call('GET', '/api/audit-log?subject=contact')).body as { entries: unknown[] }
  expect(log.entries).toMatchObject([
    { before: { is_active: true }, after: { is_active: false } },
    { before: { phone: '0621-2233033' }, after: { phone: '155304' } },
    { action: 'added' },
  ])
})

test.each([
  ['without a way to reach it', { phone: null }],
  ['with a designation in one language', { designation: { en: 'Clerk', hi: '' } }],
  ['with an invalid e-mail address', { email: 'me at home' }],
  ['ranked zero', { ranking: 0 }],
])('a contact %s is refused', async (_, more) => {
  expect((await add(more)).status).toBe(400)
})

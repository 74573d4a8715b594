import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { meetAt } from '#tests/world/meet-at.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { contactColumns } from './columns.ts'
import { contactsImporter } from './contacts-csv.server.ts'
import type { ContactList, StaffContact } from './contract.ts'

let world: World
let admin: StaffBrowser
beforeAll(async () => {
  world = await openWorld()
  admin = await signedInBrowser(world.url)
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('truncate contacts'))

const office = { ...exampleFields(contactColumns), email: null }
const add = (more: object = {}) =>
  admin.call('POST', '/api/contacts', { id: crypto.randomUUID(), ...office, ...more })
const shown = async () => ((await (await fetch(`${world.url}/api/contacts`)).json()) as ContactList).contacts

test('a contact that staff add, change or hide appears, changes or disappears for visitors; each step is logged', async () => {
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
  expect([stale.status, stale.body]).toEqual([
    409,
    expect.objectContaining({ code: 'changed-meanwhile', by: expect.any(String) }),
  ])
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

test('a contact that is sent twice at once is added and logged once', async () => {
  const id = crypto.randomUUID()
  const answers = await meetAt(world, 'lock table contacts in share mode', [
    () => add({ id }),
    () => add({ id }),
  ])
  for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body])
  const { rows } = await world.owner.query('select action from audit_log where subject_id = $1', [id])
  expect(rows).toEqual([{ action: 'added' }])
})

test('a contact without a way to reach it is refused, and told that one of two is needed', async () => {
  expect(await add({ phone: null })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'phone', code: 'phone-or-email' }] },
  })
})

test.each([
  ['with a designation in one language', { designation: { en: 'Clerk', hi: '' } }],
  ['with an invalid e-mail address', { email: 'me at home' }],
  ['ranked zero', { ranking: 0 }],
])('a contact %s is refused', async (_, more) => {
  expect((await add(more)).status).toBe(400)
})

const header =
  'contact_type,category,name_en,name_hi,designation_en,designation_hi,phone,email,ranking,source'
const good = 'office,mmc_admin,Help desk,हेल्प डेस्क,Town hall,टाउन हॉल,155304,help@corporation.example,1,letter'
const read = (...lines: string[]) => contactsImporter.read(Buffer.from(lines.join('\n')))

test('the starter contacts are read without errors', () => {
  const { rows, faults } = contactsImporter.read(
    readFileSync(new URL('../../content/contacts.csv', import.meta.url)),
  )
  expect(faults).toEqual([])
  expect(rows.map(({ row }) => row.phone)).toEqual(
    expect.arrayContaining(['108', '112', '1098', '155304', '1800-309-7677']),
  )
})

test('the row that the next tests modify is valid', () => {
  expect(read(header, good)).toMatchObject({ rows: [{ line: 2, row: { ranking: 1 } }], faults: [] })
})

test.each([
  ['contact_type', 'friend', 'is not one of'],
  ['category', 'general', 'is not one of'],
  ['phone', '98765 ext 2', 'is not a phone number'],
  ['phone', '=108', 'is not a phone number'],
  ['email', 'help@corporation', 'is not an e-mail'],
  ['email', 'a@b.example?bcc=x@y.example', 'is not an e-mail'],
  ['email', '<x>@b.example', 'is not an e-mail'],
  ['ranking', '0', 'is not between'],
  ['ranking', '1.5', 'is not a whole number'],
  ['designation_hi', '', 'is empty while the other language'],
  ['designation_en', '@cmd', 'formula'],
])('%s = %s is refused', (column, value, reason) => {
  const cells = good.split(',')
  cells[header.split(',').indexOf(column)] = value
  expect(read(header, cells.join(',')).faults).toContainEqual({
    line: 2,
    column,
    reason: expect.objectContaining({ en: expect.stringContaining(reason) }),
  })
})

test('a contact without phone and e-mail, or one listed twice, is refused', () => {
  const silent = good.replace('155304,help@corporation.example', ',')
  const { faults } = read(header, good, silent.replace('Help desk', 'Silent'), good)
  expect(faults).toMatchObject([
    { line: 3, column: 'phone' },
    { line: 4, column: 'name_en' },
  ])
})

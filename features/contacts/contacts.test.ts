import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { meetAt } from '#tests/world/meet-at.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { contactColumns } from './columns.ts'
import { contactsImporter } from './contacts-csv.server.ts'
import type { ContactList, StaffContact } from './contract.ts'

worldForAll()
let admin: StaffBrowser
beforeAll(async () => {
  admin = await signedInBrowser(world.url)
})
beforeEach(() => world.owner.query('truncate contacts'))

const office = { ...exampleFields(contactColumns), email: null }
const add = (more: object = {}) =>
  admin.call('POST', '/api/contacts', { id: crypto.randomUUID(), ...office, ...more })
const shown = async () => ((await (await fetch(`${world.url}/api/contacts`)).json()) as ContactList).contacts

test('a contact that staff hide disappears for visitors', async () => {
  const { id, updated_at } = (await add()).body as StaffContact
  await eventually(async () => (await shown()).length === 1)
  const hidden = { ...office, is_active: false, updated_at }
  expect((await admin.call('PUT', `/api/contacts/${id}`, hidden)).status).toBe(200)
  await eventually(async () => (await shown()).length === 0)
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

test.each([
  ['contact_type', 'friend', 'is not one of'],
  ['phone', '98765 ext 2', 'is not a phone number'],
  ['email', 'help@corporation', 'is not an e-mail'],
  ['email', 'a@b.example?bcc=x@y.example', 'is not an e-mail'],
  ['ranking', '0', 'is not between'],
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

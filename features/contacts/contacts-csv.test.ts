import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContacts } from './contacts-csv.server.ts'

const header =
  'contact_type,category,name_en,name_hi,designation_en,designation_hi,phone,email,ranking,source'
const good = 'office,mmc_admin,Help desk,हेल्प डेस्क,Town hall,टाउन हॉल,155304,help@corporation.example,1,letter'
const read = (...lines: string[]) => readContacts(Buffer.from(lines.join('\n')))

test('the starter contacts are read without a fault', () => {
  const { rows, faults } = readContacts(readFileSync(new URL('../../content/contacts.csv', import.meta.url)))
  expect(faults).toEqual([])
  expect(rows.map(({ row }) => row.phone)).toEqual(
    expect.arrayContaining(['108', '112', '1098', '155304', '1800-309-7677']),
  )
})

test('the row that the next tests change has no fault', () => {
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
    reason: expect.stringContaining(reason),
  })
})

test('a contact without phone and e-mail, or listed twice, is refused', () => {
  const silent = good.replace('155304,help@corporation.example', ',')
  const { faults } = read(header, good, silent.replace('Help desk', 'Silent'), good)
  expect(faults).toMatchObject([
    { line: 3, column: 'phone' },
    { line: 4, column: 'name_en' },
  ])
})

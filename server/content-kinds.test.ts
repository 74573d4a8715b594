import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activeContacts, type ContactTables } from '#features/contacts/contacts.server.ts'
import { activeFacilities } from '#features/facilities/facilities.server.ts'
import { placesImporter } from '#features/facilities/places-csv.server.ts'
import type { FacilitiesTable } from '#features/facilities/tables.server.ts'
import { importFile } from '#kit/server/csv/importer.ts'
import { importStarterContent } from '#kit/server/csv/starter-content.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { contentKinds, kindOf } from './content-kinds.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
// The application's role may not truncate.
const clear = async () => {
  for (const { table } of contentKinds) await sql`delete from ${sql.table(table)}`.execute(database.db)
}
beforeEach(clear)
const starter = (name: string) => readFileSync(new URL(`../content/${name}.csv`, import.meta.url))
const places = () => database.db.withTables<{ facilities: FacilitiesTable }>()
const at = new Date('2027-07-19T00:00:00Z')

const header =
  'facility_type,name_en,name_hi,location_en,location_hi,lat,lng,precision_m,phone,source,verified'
const file = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'))
const row = (name: string, rest = ',,,,Survey,no') => `toilet,${name},शौचालय,Purani Bazar,पुरानी बाजार,${rest}`
const bring = (bytes: Uint8Array) => importFile(database.db, placesImporter, bytes, { at })

test('a fresh start contains the starter content, with its own dates', async () => {
  for (const kind of contentKinds) await importStarterContent(kind)({ db: database.db })
  const { facilities, updated_at } = await activeFacilities(places())
  expect(facilities).toHaveLength(110)
  expect(updated_at).toBe('2026-11-20T18:30:00.000Z')
  expect((await activeFacilities(places(), 'toilet')).facilities).toHaveLength(9)
  const { contacts } = await activeContacts(database.db.withTables<ContactTables>())
  expect(contacts.map(({ category, phone }) => `${category} ${phone}`).slice(0, 2)).toEqual([
    'mmc_admin 155304',
    'other 108',
  ])
  expect(contacts).toHaveLength(10)
})

test('a start leaves a list with rows alone, and two starts at once fill a list once', async () => {
  await bring(file(row('Own toilet')))
  await importStarterContent(placesImporter)({ db: database.db })
  expect((await activeFacilities(places())).facilities.map(({ name }) => name.en)).toEqual(['Own toilet'])
  await clear()
  await Promise.all([
    importStarterContent(placesImporter)({ db: database.db }),
    importStarterContent(placesImporter)({ db: database.db }),
  ])
  expect((await activeFacilities(places())).facilities).toHaveLength(110)
})

test('every kind is recognised by its first line and can be imported twice', async () => {
  for (const kind of contentKinds) {
    const bytes = starter(kind.name)
    expect(kindOf(bytes)?.name, `No other list may have a column ${kind.mark}.`).toBe(kind.name)
    const first = await importFile(database.db, kind, bytes, { at })
    const again = await importFile(database.db, kind, bytes, { at: new Date() })
    expect(first.stored).toMatchObject({ changed: 0, unchanged: 0, kept: 0 })
    expect(again.stored).toEqual({ added: 0, changed: 0, unchanged: first.stored?.added, kept: 0 })
  }
  expect(kindOf(Buffer.from('a,b\n1,2'))).toBeUndefined()
})

describe('an import of places', () => {
  test('adds, changes and keeps rows, and dates only what changed', async () => {
    await bring(file(row('One'), row('Two')))
    const result = await importFile(
      database.db,
      placesImporter,
      file(row('ONE', '26.12,85.39,30,108,Survey,no'), row('Two'), row('Three')),
      { at: new Date('2027-08-01T00:00:00Z') },
    )
    expect(result.stored).toEqual({ added: 1, changed: 1, unchanged: 1, kept: 0 })
    const { facilities } = await activeFacilities(places())
    expect(
      facilities.map(place => [place.name.en, place.contact_number, place.updated_at.slice(0, 10)]),
    ).toEqual([
      ['ONE', '108', '2027-08-01'],
      ['Three', null, '2027-08-01'],
      ['Two', null, '2027-07-19'],
    ])
  })

  test('stores nothing from a file with one bad row', async () => {
    const result = await bring(file(row('One'), row('Two', '91,85,,,Survey,no')))
    expect(result.faults).toMatchObject([{ line: 3, column: 'lat' }])
    expect((await activeFacilities(places())).facilities).toEqual([])
  })

  test('stores nothing if it is interrupted after the last row', async () => {
    const broken = { ...placesImporter, load: (bytes: Uint8Array) => withFailure(placesImporter.load(bytes)) }
    await expect(importFile(database.db, broken, file(row('One')), { at })).rejects.toThrow('power cut')
    expect((await activeFacilities(places())).facilities).toEqual([])
  })

  test('never makes the position of a surveyed place less precise', async () => {
    await bring(file(row('One', '26.12,85.39,10,,On the spot,surveyed')))
    const result = await bring(file(row('One', ',,,,Some newspaper,no'), row('Two')))
    expect(result.stored).toEqual({ added: 1, changed: 0, unchanged: 0, kept: 1 })
    expect((await activeFacilities(places())).facilities[0]).toMatchObject({
      latitude: 26.12,
      verified: 'surveyed',
      source: 'On the spot',
    })
  })

  test('keeps hidden what staff took off the list', async () => {
    await bring(file(row('One')))
    await sql`update facilities set is_active = false`.execute(database.db)
    await bring(file(row('One', '26.12,85.39,30,,Survey,no')))
    expect(await activeFacilities(places())).toEqual({ facilities: [], updated_at: null })
  })

  test('changes nothing in a dry run', async () => {
    const { stored } = await importFile(database.db, placesImporter, starter('places'), { at, trial: true })
    expect(stored?.added).toBe(110)
    expect((await activeFacilities(places())).facilities).toEqual([])
  })
})

const withFailure = (loaded: ReturnType<typeof placesImporter.load>) => ({
  ...loaded,
  store: async (...given: Parameters<typeof loaded.store>) => {
    await loaded.store(...given)
    throw new Error('power cut')
  },
})

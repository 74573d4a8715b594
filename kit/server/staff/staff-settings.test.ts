import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { databaseOf } from '../db/open.ts'
import { changeSetting, readSetting, writeSetting } from './staff-settings.ts'

let database: TestDatabase
let db: ReturnType<typeof databaseOf>['db']
beforeAll(async () => {
  database = await openTestDatabase()
  db = databaseOf(database.pool).db
})
afterAll(() => database.close())

const at = new Date('2027-07-20T00:00:00Z')
const by = { by: null, at }
const known = z.strictObject({
  only: z.boolean(),
  posts: z.array(z.strictObject({ name: z.string() })),
  sounds: z.partialRecord(z.enum(['bell']), z.string()),
})
const value = { only: true, posts: [{ name: 'a' }], sounds: { bell: 'b' } }
const withMore = {
  ...value,
  posts: [{ name: 'a', colour: 1 }],
  sounds: { bell: 'b', conch: 'c' },
  until: 'noon',
}

test('fields that another version added to a setting are ignored, at any depth', async () => {
  await writeSetting(db, 'a', { value: withMore, ...by })
  expect((await readSetting(db, 'a', known))?.value).toEqual(value)
})

test('a setting whose known fields have another type counts as unset', async () => {
  await writeSetting(db, 'b', { value: { ...withMore, only: 'sometimes' }, ...by })
  expect(await readSetting(db, 'b', known)).toBeUndefined()
})

test('a field known only to another version survives saving the setting again, and the log names what changed', async () => {
  const staff = { id: crypto.randomUUID(), username: 'asha', roles: ['admin' as const] }
  await database.pool.query(
    `insert into staff_accounts (id, username, roles, password_hash) values ($1, 'asha', '{admin}', 'none')`,
    [staff.id],
  )
  await writeSetting(db, 'c', { value: { only: true, until: 'noon' }, ...by })
  const read = async () => ({ only: true })
  await changeSetting(db, 'c', { read, change: () => ({ only: false }), staff, at })
  const stored = await database.pool.query(`select value from settings where key = 'c'`)
  expect(stored.rows).toEqual([{ value: { only: false, until: 'noon' } }])
  const log = await database.pool.query(`select before, after from audit_log where subject = 'c'`)
  expect(log.rows).toEqual([{ before: { only: true }, after: { only: false } }])
})

test('a named field is replaced as a whole', async () => {
  await writeSetting(db, 'd', { value, ...by })
  await writeSetting(db, 'd', { value: { sounds: {} }, ...by })
  expect((await readSetting(db, 'd', known))?.value).toEqual({ ...value, sounds: {} })
})

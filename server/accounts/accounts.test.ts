import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#kit/server/db/open.ts'
import { verifyPassword } from '#kit/server/staff/passwords.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { ensureAccounts } from './accounts.ts'

const dataDir = makeDataFolder()
let database: Database
let pool: Pool
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: undefined, dataDir })
  await database.migrate()
  pool = database.pool
})
afterAll(async () => {
  await database.close()
  removeDataFolder(dataDir)
})
beforeEach(() => pool.query('delete from staff_accounts'))

const settings = (admin: string | undefined, vehicle?: string, adminName = 'admin') => ({
  admin: { username: adminName, password: admin },
  vehicleAdmin: { username: 'vehicle', password: vehicle },
})
type Row = { username: string; roles: string[]; password_hash: string; password_changed_at: Date }
const rows = async () => (await pool.query<Row>('select * from staff_accounts order by username')).rows

describe('ensureAccounts', () => {
  test('makes both accounts once, and their generated passwords fit but are stored nowhere', async () => {
    const made = await ensureAccounts(pool, settings(undefined))
    expect(made.map(({ role, username }) => [role, username])).toEqual([
      ['admin', 'admin'],
      ['vehicle', 'vehicle'],
    ])
    const stored = await rows()
    for (const { username, password } of made) {
      const row = stored.find(found => found.username === username)
      expect(row?.password_hash).toMatch(/^\$argon2id\$/)
      expect(await verifyPassword(row?.password_hash, password)).toBe(true)
      expect(JSON.stringify(stored)).not.toContain(password)
    }
    expect(await ensureAccounts(pool, settings(undefined))).toEqual([])
    expect(await rows()).toEqual(stored)
  })

  test('a given password makes the account, the same one again changes nothing, another one resets it', async () => {
    expect(await ensureAccounts(pool, settings('bol bam bol', 'har har mahadev'))).toEqual([])
    const [before] = await rows()
    await ensureAccounts(pool, settings('bol bam bol', 'har har mahadev'))
    expect((await rows())[0]).toEqual(before)
    await ensureAccounts(pool, settings('another secret', 'har har mahadev'))
    const [after, vehicle] = await rows()
    expect(await verifyPassword(after?.password_hash, 'another secret')).toBe(true)
    expect(after?.password_changed_at.getTime()).toBeGreaterThan(
      before?.password_changed_at.getTime() ?? Infinity,
    )
    expect(await verifyPassword(vehicle?.password_hash, 'har har mahadev')).toBe(true)
  })

  test('a disabled account is enabled again by its password', async () => {
    await ensureAccounts(pool, settings('bol bam bol'))
    await pool.query('update staff_accounts set disabled_at = now()')
    await ensureAccounts(pool, settings('bol bam bol'))
    const { rows: open } = await pool.query(`select username from staff_accounts where disabled_at is null`)
    expect(open).toEqual([{ username: 'admin' }])
  })

  test('once the environment has named an admin, none with the default name appears beside it', async () => {
    await ensureAccounts(pool, settings('bol bam bol', 'har har mahadev', 'asha'))
    expect(await ensureAccounts(pool, settings(undefined))).toEqual([])
    expect((await rows()).map(row => row.username)).toEqual(['asha', 'vehicle'])
  })

  test('an account gets no role by a name in the environment', async () => {
    await ensureAccounts(pool, settings('bol bam bol', 'har har mahadev'))
    await expect(ensureAccounts(pool, settings('bol bam bol', undefined, 'vehicle'))).rejects.toThrow(
      'The staff account vehicle has the role vehicle: choose another name for admin.',
    )
    expect((await rows()).map(row => row.roles)).toEqual([['admin'], ['vehicle']])
  })

  test('four server processes that start at once make one pair', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => ensureAccounts(pool, settings(undefined))))
    expect(made.flat()).toHaveLength(2)
  })
})

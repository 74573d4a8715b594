import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import { verifyPassword } from '#kit/server/staff/passwords.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { ensureAccounts } from './first-accounts.server.ts'
import { resetPassword } from './reset-password.server.ts'

let database: TestDatabase
let pool: DatabasePool
beforeAll(async () => {
  database = await openTestDatabase()
  pool = database.pool
})
afterAll(() => database.close())
beforeEach(() => pool.query('delete from staff_accounts'))

const settings = (admin: string | undefined, vehicle?: string, adminName = 'admin') => ({
  admin: { username: adminName, password: admin },
  vehicleAdmin: { username: 'vehicle', password: vehicle },
})
type Row = { id: string; username: string; roles: string[]; password_hash: string; password_changed_at: Date }
const rows = async () => (await pool.query<Row>('select * from staff_accounts order by username')).rows

describe('ensureAccounts', () => {
  test('creates both accounts once; their generated passwords work but are stored nowhere', async () => {
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

  test('with a given password creates the account once; later starts do not change it', async () => {
    const said: string[] = []
    const start = (password: string) =>
      ensureAccounts(pool, settings(password, 'har har mahadev'), line => said.push(line))
    expect(await start('bol bam bol')).toEqual([])
    await pool.query(`update staff_accounts set disabled_at = now(), second_factor = 'BASE32'`)
    const before = await rows()
    await start('bol bam bol')
    expect(said).toEqual([])
    await start('another secret')
    expect(await rows()).toEqual(before)
    expect(await verifyPassword(before[0]?.password_hash, 'bol bam bol')).toBe(true)
    expect(said).toEqual([
      expect.stringMatching(/^The account admin has another password .* reset-password admin$/),
    ])
    expect(said.join()).not.toContain('another secret')
  })

  test('creates no account with the default name once the environment has named an admin', async () => {
    await ensureAccounts(pool, settings('bol bam bol', 'har har mahadev', 'asha'))
    expect(await ensureAccounts(pool, settings(undefined))).toEqual([])
    expect((await rows()).map(row => row.username)).toEqual(['asha', 'vehicle'])
  })

  test('gives no account a role because of a name in the environment', async () => {
    await ensureAccounts(pool, settings('bol bam bol', 'har har mahadev'))
    await expect(ensureAccounts(pool, settings('bol bam bol', undefined, 'vehicle'))).rejects.toThrow(
      'The staff account vehicle has the role vehicle: choose another name for admin.',
    )
    expect((await rows()).map(row => row.roles)).toEqual([['admin'], ['vehicle']])
  })

  test('a reset by command sets a new password, removes the second factor and is logged', async () => {
    await ensureAccounts(pool, settings('bol bam bol', 'har har mahadev'))
    await pool.query(`update staff_accounts set disabled_at = now(), second_factor = 'BASE32'`)
    const [before] = await rows()
    const at = new Date()
    const reset = await resetPassword(database.db, { username: 'Admin', enable: false, at })
    expect(reset).toMatchObject({ username: 'admin', isDisabled: true })
    const [after, vehicle] = await rows()
    expect(await verifyPassword(after?.password_hash, reset?.password ?? '')).toBe(true)
    expect(await verifyPassword(vehicle?.password_hash, 'har har mahadev')).toBe(true)
    expect(after).toMatchObject({ second_factor: null, disabled_at: expect.any(Date) })
    expect(vehicle).toMatchObject({ second_factor: 'BASE32' })
    // A session stores the time its password was set, so a new password ends all of them.
    expect(after?.password_changed_at.getTime()).toBeGreaterThan(before?.password_changed_at.getTime() ?? 0)
    const { rows: log } = await pool.query(
      'select username, action, subject, subject_name, after from audit_log where subject_id = $1',
      [before?.id],
    )
    expect(log).toEqual([
      {
        username: 'mela-guide reset-password',
        action: 'password-reset',
        subject: 'account',
        subject_name: 'admin',
        after: { has_second_factor: false, password: 'new' },
      },
    ])
    expect(JSON.stringify(log)).not.toContain(reset?.password)
    await resetPassword(database.db, { username: 'admin', enable: true, at })
    expect((await rows())[0]).toMatchObject({ disabled_at: null })
    expect(await resetPassword(database.db, { username: 'nobody', enable: true, at })).toBeUndefined()
  })

  test('a reset of unused accounts spares any that was used or whose password was changed', async () => {
    const reset = () =>
      resetPassword(database.db, { username: 'admin', enable: false, unused: true, at: new Date() })
    await ensureAccounts(pool, settings(undefined))
    const { rows: sessions } = await pool.query(
      `insert into staff_sessions (id_hash, account_id, password_changed_at, opened_at, seen_at)
       select 'x', id, password_changed_at, now(), now() from staff_accounts where username = 'admin' returning id_hash`,
    )
    expect(await reset()).toBeUndefined()
    await pool.query('delete from staff_sessions where id_hash = $1', [sessions[0].id_hash])
    const first = await reset()
    expect(first?.password).toBeTypeOf('string')
    expect(await reset()).toBeUndefined()
    expect(await verifyPassword((await rows())[0]?.password_hash, first?.password ?? '')).toBe(true)
  })

  test('four server processes that start at once create one pair', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => ensureAccounts(pool, settings(undefined))))
    expect(made.flat()).toHaveLength(2)
  })
})

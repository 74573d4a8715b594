import type { PoolConfig } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openRelay, type Relay } from '#tests/world/relay.ts'
import { databaseOf, openForLongWork, openPool } from './open.ts'
import type { SharedPool } from './shared-pool.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** A database machine that disappears without closing its connections, and another one in its place. */
let database: TestDatabase
let relay: Relay
let pool: SharedPool
const connection = () => {
  const { user, database: name } = database.application
  return { host: '127.0.0.1', port: relay.port, user, database: name }
}
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  relay = await openRelay(database.application)
  // With one place, a connection that is not given up would leave none.
  pool = openPool({ ...connection(), query_timeout: 300, max: 1 })
})
afterEach(async () => {
  await pool.end()
  await relay.close()
})
afterAll(() => database.close())

const names = async () => (await pool.query('select name from leases')).rows

test('a query without an answer fails as if the database were away, and the next one reaches the other machine', async () => {
  await pool.query('select 1')
  relay.fallSilent()
  expect(isDatabaseUnavailable(await pool.query('select 1').catch(error => error))).toBe(true)
  expect(await names()).toEqual([])
})

test('a transaction that gets no answer gives up its connection', async () => {
  const { db } = databaseOf(pool)
  const tables = db.withTables<{ leases: { name: string; holder: string; ends_at: Date } }>()
  const failed = await tables
    .transaction()
    .execute(async trx => {
      relay.fallSilent()
      await trx
        .insertInto('leases')
        .values({ name: 'a', holder: crypto.randomUUID(), ends_at: new Date() })
        .execute()
    })
    .catch(error => error)
  expect(isDatabaseUnavailable(failed)).toBe(true)
  expect(await names()).toEqual([])
})

test('a pool’s answer timeout is longer than what the database itself allows a statement', async () => {
  const opened = openPool(connection())
  expect(Number((opened.options as PoolConfig).query_timeout)).toBeGreaterThan(15_000)
  await opened.end()
})

test('long work, such as a migration, waits for its answer as long as it takes', async () => {
  const long = openForLongWork({ ...connection(), query_timeout: 100 })
  const other = await database.pool.connect()
  await other.query('select pg_advisory_lock(1)')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = long.query('select pg_advisory_lock(1), 1 as n')
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await eventually(async () => (await other.query(waits)).rowCount === 1)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await other.query('select pg_advisory_unlock(1)')
  other.release()
  expect((await asked).rows[0].n).toBe(1)
  await long.end()
})

import type { PoolConfig } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
  // With one place, a connection that is not given up would leave none. An idle one stays, however much time passes.
  pool = openPool({ ...connection(), idleTimeoutMillis: 0, max: 1 })
  // Time passes only when a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await pool.end()
  await relay.close()
})
afterAll(() => database.close())

/** Lets a query's time pass, again and again, until the work fails. */
async function failureOf(work: Promise<unknown>) {
  let failure: unknown
  work.catch(error => {
    failure = error
  })
  return eventually(() => {
    vi.advanceTimersByTime(20_000)
    return failure
  })
}
const names = async () => (await pool.query('select name from leases')).rows

test('a query without an answer fails as if the database were away, and the next one reaches the other machine', async () => {
  await pool.query('select 1')
  relay.fallSilent()
  expect(isDatabaseUnavailable(await failureOf(pool.query('select 1')))).toBe(true)
  expect(await names()).toEqual([])
})

test('a transaction that gets no answer gives up its connection', async () => {
  const { db } = databaseOf(pool)
  const tables = db.withTables<{ leases: { name: string; holder: string; ends_at: Date } }>()
  const silent = Promise.withResolvers<void>()
  const asked = tables.transaction().execute(async trx => {
    relay.fallSilent()
    silent.resolve()
    await trx
      .insertInto('leases')
      .values({ name: 'a', holder: crypto.randomUUID(), ends_at: new Date() })
      .execute()
  })
  await silent.promise
  expect(isDatabaseUnavailable(await failureOf(asked))).toBe(true)
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
  const asked = long.query('select pg_advisory_lock(1), 1 as n')
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await eventually(async () => (await other.query(waits)).rowCount === 1)
  vi.advanceTimersByTime(1000)
  await other.query('select pg_advisory_unlock(1)')
  other.release()
  expect((await asked).rows[0].n).toBe(1)
  await long.end()
})

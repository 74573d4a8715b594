import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { eventually } from '#tests/world/eventually.ts'
import { listen } from './listen.ts'
import { openPool } from './open.ts'
import type { DatabasePool } from './shared-pool.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

let database: TestDatabase
let pool: DatabasePool
beforeAll(async () => {
  database = await openTestDatabase()
  pool = openPool(database.owner)
})
afterAll(async () => {
  await pool.end()
  await database.close()
})
const listeners = `from pg_stat_activity where datname = current_database() and query like 'listen%'`

describe('listen', () => {
  test('listens again after each lost connection, and then calls onReconnected', async () => {
    const heard: string[] = []
    let reconnected = 0
    const listening = listen(
      pool,
      'Odd "name"',
      payload => heard.push(payload),
      () => (reconnected += 1),
    )
    await listening.ready
    await pool.query(`select pg_notify('Odd "name"', 'one')`)
    await eventually(() => heard.includes('one'))
    expect(reconnected).toBe(0)

    await pool.query(`select pg_terminate_backend(pid) ${listeners}`)
    await eventually(() => reconnected === 1)
    await pool.query(`select pg_notify('Odd "name"', 'two')`)
    await eventually(() => heard.includes('two'))

    await pool.query(`select pg_terminate_backend(pid) ${listeners}`)
    await eventually(() => reconnected === 2)
    await pool.query(`select pg_notify('Odd "name"', 'three')`)
    await eventually(() => heard.includes('three'))
    await listening.close()
    await expect.poll(async () => (await pool.query(`select ${listeners}`)).rowCount).toBe(0)
  })

  test('may be closed before the first connection', async () => {
    const nowhere = openPool({ host: '/nonexistent', user: 'x', database: 'x' })
    const listening = listen(
      nowhere,
      'a',
      () => {},
      () => {},
    )
    await expect(listening.close()).resolves.toBeUndefined()
    await expect(listening.ready).resolves.toBeUndefined()
  })
})

describe('isDatabaseUnavailable', () => {
  test('distinguishes an unavailable database from a wrong query', async () => {
    const nowhere = openPool({ host: '/nonexistent', user: 'x', database: 'x' })
    const absent = await nowhere.query('select 1').catch(error => error)
    const refused = await openPool({ host: '127.0.0.1', port: 1, user: 'x' })
      .query('select 1')
      .catch(error => error)
    const wrong = await pool.query('select nothing').catch(error => error)
    const cut = await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(error => error)
    expect([absent, refused, wrong, cut].map(isDatabaseUnavailable)).toEqual([true, true, false, true])
  })
})

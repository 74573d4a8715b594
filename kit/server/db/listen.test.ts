import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataFolder, postmasterOf, removeDataFolder } from '#tests/data-folder.ts'
import { type Embedded, openEmbedded } from './embedded/open.ts'
import { listen } from './listen.ts'
import { openPool } from './open.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

let embedded: Embedded
let pool: Pool
const dataDir = makeDataFolder()
beforeAll(async () => {
  embedded = await openEmbedded(dataDir)
  pool = openPool(embedded.owner)
})
afterAll(async () => {
  await pool.end()
  await embedded.close()
  removeDataFolder(dataDir)
})
async function until(fact: () => boolean, within = 5000) {
  for (const end = Date.now() + within; !fact() && Date.now() < end; await sleep(10));
  expect(fact()).toBe(true)
}

describe('listen', () => {
  test('listens again after a lost connection and after a restart of the database, and calls onReconnected each time', async () => {
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
    await until(() => heard.includes('one'))
    expect(reconnected).toBe(0)

    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`)
    await until(() => reconnected === 1)
    await pool.query(`select pg_notify('Odd "name"', 'two')`)
    await until(() => heard.includes('two'))

    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await until(() => reconnected === 2)
    await pool.query(`select pg_notify('Odd "name"', 'three')`)
    await until(() => heard.includes('three'))
    await listening.close()
    const listeners = async () =>
      (await pool.query(`select from pg_stat_activity where query like 'listen%'`)).rowCount
    await expect.poll(listeners).toBe(0)
  })

  test('may be closed before the first connection', async () => {
    const nowhere = openPool({ host: '/nonexistent', user: 'x', database: 'x' })
    const listening = listen(
      nowhere,
      'a',
      () => {},
      () => {},
    )
    await listening.close()
    await listening.ready
  })
})

describe('isDatabaseUnavailable', () => {
  test('tells an unavailable database from a wrong query', async () => {
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

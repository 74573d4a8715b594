import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { createDedicatedConnection } from './dedicated-connection.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Pid = { pid: number }
const ask = { text: 'select pg_backend_pid() as pid' }
const opened = () => {
  const { pool } = world.context
  return { pool, kept: createDedicatedConnection(pool) }
}

describe('queries on a dedicated connection', () => {
  test('use one connection, whatever else uses the pool', async () => {
    const { pool, kept } = opened()
    const pids = new Set<number | undefined>()
    for (let n = 0; n < 5; n += 1) {
      const [{ rows }] = await Promise.all([kept.query<Pid>(ask), pool.query(ask)])
      pids.add(rows[0]?.pid)
    }
    expect(pids.size).toBe(1)
  })
  test('wait for one another', async () => {
    const { kept } = opened()
    const heard: string[] = []
    const say = (name: string) => () => heard.push(name)
    await Promise.all([
      kept.query({ text: 'select pg_sleep(0.1)' }).then(say('slow')),
      kept.query({ text: 'select 1 / 0' }).catch(say('wrong')),
      kept.query(ask).then(say('quick')),
    ])
    expect(heard).toEqual(['slow', 'wrong', 'quick'])
  })
  test('keep the connection after an error of a statement, and get the error', async () => {
    const { kept } = opened()
    const before = (await kept.query<Pid>(ask)).rows
    await expect(kept.query({ text: 'select 1 / 0' })).rejects.toMatchObject({ code: '22012' })
    expect((await kept.query<Pid>(ask)).rows).toEqual(before)
  })
  test('get another connection when it is lost, also during a query', async () => {
    const { kept } = opened()
    const [before] = (await kept.query<Pid>(ask)).rows
    const slow = kept.query({ text: 'select pg_sleep(20)' })
    await Promise.all([
      expect(slow).rejects.toThrow(),
      world.owner.query('select pg_terminate_backend($1)', [before?.pid]),
    ])
    const [after] = (await kept.query<Pid>(ask)).rows
    expect(after?.pid).not.toBe(before?.pid)
    await world.owner.query('select pg_terminate_backend($1)', [after?.pid])
    await eventually(async () => (await kept.query(ask).catch(() => undefined)) !== undefined)
  })
})

test('the connection returns to the pool soon after the last query, unchanged', async () => {
  const pool = new Pool({ ...world.context.pool.options, max: 1 })
  const kept = createDedicatedConnection(pool)
  const listeners = new Set<number>()
  for (let n = 0; n < 3; n += 1) {
    await kept.query(ask)
    expect(pool.idleCount).toBe(0)
    await eventually(async () => pool.idleCount === 1)
    const client = await pool.connect()
    listeners.add(client.listenerCount('end'))
    client.release()
  }
  expect(pool.totalCount).toBe(1)
  expect(listeners.size).toBe(1)
  await pool.end()
})

test('an unavailable database fails the query, and the next one connects again', async () => {
  const away = new Pool({ host: '/nowhere', port: 1 })
  let pool = away
  const kept = createDedicatedConnection({ connect: () => pool.connect() } as unknown as Pool)
  await expect(kept.query(ask)).rejects.toThrow()
  pool = world.context.pool
  expect((await kept.query<Pid>(ask)).rows).toHaveLength(1)
  await away.end()
})

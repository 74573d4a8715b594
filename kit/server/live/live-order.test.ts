import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { type LiveLog, openLiveLog } from './live-log.ts'
import type { LiveEvent } from './live-streams.ts'

/**
 * The order in which phones are told of a state that several server processes change. The state is a row of one of the server's
 * own tables.
 */
let database: TestDatabase
let heard: unknown[]
let one: LiveLog
let other: LiveLog
beforeEach(async () => {
  database = await openTestDatabase()
  await database.pool.query(`insert into leases values ('first', gen_random_uuid(), now())`)
  heard = []
  const hear = (events: LiveEvent[]) => heard.push(...events.map(({ data }) => JSON.parse(data)))
  one = openLiveLog(database.pool, Date.now, hear)
  other = openLiveLog(database.pool, Date.now, () => {})
  await Promise.all([one.ready, other.ready])
})
afterEach(async () => {
  await Promise.all([one.close(), other.close()])
  await database.close()
})
const state = async () => {
  const { rows } = await database.pool.query<{ name: string }>('select name from leases')
  return { now: rows[0]?.name }
}

test('a state that is read slowly is not sent after another process’s newer one', async () => {
  const [reads, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  one.add('queue', 'queue', async () => {
    const read = await state()
    reads.resolve()
    await goesOn.promise
    return read
  })
  await reads.promise
  await database.pool.query(`update leases set name = 'second'`)
  other.add('queue', 'queue', state)
  goesOn.resolve()
  await Promise.all([one.close(), other.close()])
  const { rows } = await database.pool.query('select data from live_events')
  expect(rows).toEqual([{ data: { now: 'second' } }])
})

test('a state that cannot be read is retried, and holds back no other event', async () => {
  let isBroken = true
  one.add('queue', 'queue', async () => {
    if (isBroken) throw new Error('away')
    return state()
  })
  one.add('crowd', 'Gate 1', { level: 'high' })
  await expect.poll(() => heard).toEqual([{ level: 'high' }])
  isBroken = false
  await expect.poll(() => heard).toEqual([{ level: 'high' }, { now: 'first' }])
})

test('a row that no longer exists when its event is due is not sent', async () => {
  one.add('crowd', 'Gate 1', async () => undefined)
  one.add('crowd', 'Gate 2', { level: 'low' })
  await expect.poll(() => heard).toEqual([{ level: 'low' }])
})

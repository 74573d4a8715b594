import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { openLiveLog } from './live-log.ts'

/**
 * What phones of one server process find in a list when they hear of another process's change. The list's rows are names in one
 * of the server's own tables.
 */
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test.each([
  ['a list', 0],
  ['a list that takes long', 0.3],
])('with %s, a phone that receives an event finds its change in the list at once', async (_, seconds) => {
  const { pool } = database
  // An event waits for the list however slow the machine is.
  const patient = { longestWait: 600_000 }
  const ours = createResponseCache(pool, undefined, patient)
  const theirs = createResponseCache(pool, undefined, patient)
  const list = ours.answer('places', ['crowd'], async () => {
    const { rows } = await pool.query('select array_agg(name) as names, pg_sleep($1) from leases', [seconds])
    return (rows[0]?.names ?? []) as string[]
  })
  await list.renew()
  const found: boolean[] = []
  const hears = openLiveLog(
    pool,
    Date.now,
    events => found.push(...events.map(({ key }) => list.value()?.includes(key) ?? false)),
    ours.caughtUp,
  )
  const tells = openLiveLog(pool, Date.now, () => {})
  await Promise.all([hears.ready, tells.ready])
  for (const name of ['Gate 1', 'Gate 2', 'Gate 3', 'Gate 4']) {
    await pool.query('insert into leases values ($1, gen_random_uuid(), now())', [name])
    await theirs.changed('crowd')
    tells.add('crowd', name, {})
  }
  await expect.poll(() => found).toEqual([true, true, true, true])
  for (const part of [tells, hears, ours, theirs]) await part.close()
})

test('a renewal that does not finish delays an event only for a limited time', async () => {
  const { pool } = database
  const cache = createResponseCache(pool, undefined, { longestWait: 50 })
  let isStuck = false
  const released = Promise.withResolvers<null>()
  const list = cache.answer('places', ['crowd'], async () => (isStuck ? released.promise : null))
  await list.renew()
  isStuck = true
  const heard: string[] = []
  const log = openLiveLog(
    pool,
    Date.now,
    events => heard.push(...events.map(({ key }) => key)),
    cache.caughtUp,
  )
  await log.ready
  await cache.changed('crowd')
  log.add('crowd', 'Gate 1', {})
  await expect.poll(() => heard).toEqual(['Gate 1'])
  released.resolve(null)
  for (const part of [log, cache]) await part.close()
})

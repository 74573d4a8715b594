import { expect, test } from 'vitest'
import { openLiveLog } from './live-log.ts'
import { advance, database, liveForEach, now } from './test-live.ts'

liveForEach()

/** Stores events of a topic, each of its own key, as another process would; returns the last id. */
async function store(topic: string, count: number): Promise<number> {
  const { rows } = await database.pool.query(
    `with stored as (
       insert into live_events (topic, key, data) select $1, gen_random_uuid()::text, '{}' from generate_series(1, $2::int) returning id)
     select max(id)::int as id, pg_notify('live', max(id)::text) from stored`,
    [topic, count],
  )
  return rows[0].id
}
const kept = async () =>
  (await database.pool.query('select topic, count(*)::int as count from live_events group by 1 order by 1'))
    .rows

test('of a topic one event more is kept than a phone may have missed, in memory and in the database; other topics keep theirs', async () => {
  const log = openLiveLog(
    database.pool,
    () => now,
    () => {},
  )
  await log.ready
  const first = await store('crowd', 3)
  await store('photos', 300)
  const last = await store('photos', 1000)
  await expect.poll(() => log.position().id).toBe(last)
  expect(log.size).toBe(504)
  const at = Math.floor(now / 1000)
  expect(log.since(first - 3, at, ['crowd'])).toHaveLength(3)
  expect(log.since(last - 500, at, ['photos'])).toHaveLength(500)
  expect(log.since(last - 501, at, ['photos'])).toBeUndefined()
  expect(log.since(last - 2, at, ['photos', 'crowd'])?.map(({ id }) => id)).toEqual([last - 1, last])
  // Another process may still have to read what is younger than a minute.
  await log.prune()
  expect(await kept()).toEqual([
    { topic: 'crowd', count: 3 },
    { topic: 'photos', count: 1300 },
  ])
  advance(600_000)
  await log.prune()
  expect(await kept()).toEqual([
    { topic: 'crowd', count: 3 },
    { topic: 'photos', count: 501 },
  ])
  await log.close()
})

test('a start reads no more of each topic, and knows that a phone missed too many', async () => {
  await store('crowd', 3)
  const last = await store('photos', 1300)
  let read = 0
  const counted = new Proxy(database.pool, {
    get: (pool, name) =>
      name === 'query'
        ? async (...query: [string, unknown[]]) => {
            const result = await pool.query(...query)
            read += result.rows.length
            return result
          }
        : Reflect.get(pool, name),
  })
  const log = openLiveLog(
    counted,
    () => now,
    () => {},
  )
  await log.ready
  expect([read, log.size]).toEqual([504, 504])
  const at = Math.floor(now / 1000)
  expect(log.since(last - 600, at, ['photos'])).toBeUndefined()
  expect(log.since(last - 1, at, ['photos'])).toHaveLength(1)
  await log.close()
})

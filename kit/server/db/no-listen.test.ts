import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { openLiveLog } from '../live/live-log.ts'
import type { LiveEvent } from '../live/live-streams.ts'
import { createDedicatedConnection } from './dedicated-connection.ts'
import { markShared } from './pooler.ts'

/** What two server processes tell each other where the database has no LISTEN. */
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  markShared(database.pool)
})
afterAll(() => database.close())

test('a prepared answer is renewed in the other process, and those of other topics are not', async () => {
  const caches = [createResponseCache(database.pool), createResponseCache(database.pool)]
  const made = { places: 0, photos: 0 }
  const answers = (['places', 'photos'] as const).map(topic =>
    caches[1]?.answer(topic, [topic], async () => ++made[topic]),
  )
  for (const answer of answers) await answer?.renew()
  await expect
    .poll(async () => {
      await caches[0]?.changed('places')
      return made.places
    })
    .toBeGreaterThan(1)
  expect(made.photos).toBe(1)
  for (const cache of caches) await cache.close()
})

test('a live event reaches the other process', async () => {
  const heard: LiveEvent[] = []
  const [one, two] = [
    openLiveLog(database.pool, Date.now, () => {}),
    openLiveLog(database.pool, Date.now, events => heard.push(...events)),
  ]
  await Promise.all([one.ready, two.ready])
  one.add('crowd', 'gate', { status: 'high' })
  await expect.poll(() => heard.map(({ topic, key }) => [topic, key])).toEqual([['crowd', 'gate']])
  await Promise.all([one.close(), two.close()])
})

test('a statement that is executed again and again gets no name', async () => {
  const connection = createDedicatedConnection(database.pool)
  await connection.query({ name: 'once', text: 'select 1' })
  const { rows } = await connection.query({ text: 'select name from pg_prepared_statements' })
  expect(rows).toEqual([])
})

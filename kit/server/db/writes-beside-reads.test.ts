import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { giveReadOnlyCopy } from '#tests/world/read-only-copy.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { openLiveLog } from '../live/live-log.ts'
import { inQueryClass } from './shared-pool.ts'

/** What the server writes on its own account while it answers a visitor who reads from a replica. */
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await giveReadOnlyCopy(database)
})
afterAll(() => database.close())

const isReadOnly = async () => {
  const { rows } = await database.pool.query('show transaction_read_only')
  return rows[0].transaction_read_only
}

test('a reader is answered from the copy', async () => {
  expect(await inQueryClass('copy', isReadOnly)).toBe('on')
})

test('a live event that is told while a reader is answered reaches the phones', async () => {
  const heard: string[] = []
  const log = openLiveLog(database.pool, Date.now, events => heard.push(...events.map(({ key }) => key)))
  await log.ready
  inQueryClass('copy', () => log.add('crowd', 'Gate 1', {}))
  await expect.poll(() => heard).toEqual(['Gate 1'])
  await log.close()
})

test('what follows the renewal of a prepared answer may write, also where a reader began it', async () => {
  const cache = createResponseCache(database.pool)
  const found: Promise<string>[] = []
  const answer = cache.answer('places', ['places'], isReadOnly)
  answer.onRenewed(() => void found.push(isReadOnly()))
  cache.onRenewed(() => void found.push(isReadOnly()))
  expect(await inQueryClass('copy', answer.renew)).toBe('off')
  expect(await Promise.all(found)).toEqual(['off', 'off'])
  await cache.close()
})

test('a change that is noticed while a reader is answered is told to the other processes', async () => {
  const [ours, theirs] = [createResponseCache(database.pool), createResponseCache(database.pool)]
  let made = 0
  const answer = theirs.answer('places', ['places'], async () => ++made)
  await answer.renew()
  // Again and again, because the other one may not LISTEN yet.
  const afterChange = async () => {
    await inQueryClass('copy', () => ours.changed('places'))
    return made
  }
  await expect.poll(afterChange).toBeGreaterThan(1)
  await ours.close()
  await theirs.close()
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { eventually } from '#tests/world/eventually.ts'
import { installErrors } from './errors.ts'
import { type CachedResponse, createResponseCache, type ResponseCache } from './response-cache.ts'

type Things = { name: string }[]
let database: TestDatabase
let app: FastifyInstance
let prepared: ResponseCache
let things: CachedResponse<Things>
let made = 0
let away = false

beforeEach(async () => {
  database = await openTestDatabase()
  made = 0
  away = false
  app = Fastify()
  installErrors(app, answer => answer())
  // A change waits for its renewal however slow the machine is.
  prepared = createResponseCache(database.pool, undefined, { longestWait: 600_000 })
  things = prepared.answer('things', ['things'], async () => {
    made += 1
    if (away) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    const { rows } = await database.pool.query('select key as name from live_events order by id')
    return rows
  })
  app.get('/api/things', (request, reply) => things.send(request, reply))
})
afterEach(async () => {
  await prepared.close()
  await app.close()
  await database.close()
})

const add = (name: string) =>
  database.pool.query(`insert into live_events (topic, key, data) values ('t', $1, '{}')`, [name])
const get = (headers = {}) => app.inject({ url: '/api/things', headers })
const names = async () => (await get()).json().map((thing: { name: string }) => thing.name)

test('a response is built once and served many times', async () => {
  await add('a')
  const all = await Promise.all(Array.from({ length: 50 }, () => get()))
  expect(all.every(answer => answer.body === '[{"name":"a"}]')).toBe(true)
  expect(made).toBe(1)
})

test('a change renews it, and If-None-Match with its tag is answered 304', async () => {
  await add('a')
  const first = await get()
  const etag = String(first.headers.etag)
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get({ 'if-none-match': etag })).body).toBe('')
  await add('b')
  expect(await names()).toEqual(['a'])
  await prepared.changed('other')
  await prepared.changed('things')
  expect(await names()).toEqual(['a', 'b'])
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(200)
})

test('it is sent compressed, with a tag per encoding', async () => {
  for (let i = 0; i < 100; i++) await add(`thing number ${i}`)
  const plain = await get({ 'accept-encoding': 'identity' })
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
  const zipped = await get({ 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(new Set([plain, br, zipped].map(answer => answer.headers.etag)).size).toBe(3)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('a request made after a change sees it, however closely changes follow each other', async () => {
  expect(await names()).toEqual([])
  for (const known of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await add(known.at(-1) ?? '')
    await prepared.changed('things')
    expect(await names()).toEqual(known)
  }
})

test('a change does not wait for a renewal of a closed cache', async () => {
  // Neither the next renewal nor the longest wait for it comes within the test.
  const hour = 3_600_000
  const cache = createResponseCache(database.pool, undefined, { interval: hour, longestWait: hour })
  await cache.answer('things', ['things'], async () => []).renew()
  const told = cache.changed('things')
  await cache.close()
  await expect(told).resolves.toBeUndefined()
})

test('a thousand changes at once renew it only a few times, and the last one is visible', async () => {
  await names()
  for (let i = 0; i < 1000; i++) void prepared.changed('things')
  await add('last')
  await prepared.changed('things')
  expect(await names()).toHaveLength(1)
  // A later change is visible only after all renewals that the thousand requested.
  await add('later')
  await prepared.changed('things')
  expect(await names()).toHaveLength(2)
  expect(made).toBeGreaterThan(1)
  expect(made).toBeLessThan(8)
})

test('a change notified by another server process renews it too', async () => {
  const other = createResponseCache(database.pool)
  try {
    await names()
    await eventually(async () => {
      await add('x')
      await other.changed('things')
      return (await names()).length > 0
    })
  } finally {
    await other.close()
  }
})

test('listeners are called after every renewal', async () => {
  const told: Things[] = []
  things.onRenewed(value => void told.push(value))
  await things.renew()
  await add('a')
  expect(await things.renew()).toEqual([{ name: 'a' }])
  expect(told).toEqual([[], [{ name: 'a' }]])
  expect(things.value()).toEqual([{ name: 'a' }])
})

test('a listener that fails, at once or later, harms neither the answer nor the other listeners', async () => {
  const told: string[] = []
  things.onRenewed(() => {
    throw new Error('at once')
  })
  things.onRenewed(() => Promise.reject(new Error('later')))
  things.onRenewed(() => void told.push('told'))
  expect(await things.renew()).toEqual([])
  expect(told).toEqual(['told'])
  expect(await names()).toEqual([])
})

test('a renewal requested during another one starts after it', async () => {
  const running = things.renew()
  await add('late')
  const [, late] = await Promise.all([running, things.renew()])
  expect(late).toEqual([{ name: 'late' }])
})

test('while the database is unavailable the last response is served; without one the answer is 503', async () => {
  away = true
  const none = await get()
  expect(none.statusCode).toBe(503)
  expect(Number(none.headers['retry-after'])).toBeGreaterThan(0)
  away = false
  await add('a')
  expect(await names()).toEqual(['a'])
  away = true
  const before = made
  await prepared.changed('things')
  expect(made).toBeGreaterThan(before)
  expect(await names()).toEqual(['a'])
  await add('b')
  away = false
  await eventually(async () => (await names()).length === 2)
})

test('changes missed while the connection was lost are caught up with', async () => {
  await names()
  await eventually(async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    return rows.length > 0
  })
  await add('missed')
  await database.pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    .catch(() => {})
  await eventually(async () => (await names()).length === 1)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type App, buildApp } from '#server/app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { eventually } from '#tests/world/eventually.ts'
import { createLive, type Live } from './live.ts'

let folder: string
let database: TestDatabase
let now = Date.now()
const opened: { built: App; live: Live; base: string }[] = []

/** One server process on the database. */
async function openServer() {
  const built = await buildApp({
    settings: { dataDir: folder, trustedProxies: [], publicUrl: undefined, metricsToken: undefined },
    clock: () => now,
    deviceKey: Buffer.alloc(32, 1),
    ready: async () => [],
    web: join(folder, 'none'),
  })
  const live = await createLive(built.app, database.pool, () => now)
  built.app.get('/mint', async (_, reply) => built.devices.mint(reply))
  const base = await built.app.listen({ port: 0, host: '127.0.0.1' })
  const server = { built, live, base }
  opened.push(server)
  return server
}
beforeEach(async () => {
  now = Date.now()
  folder = await mkdtemp(join(tmpdir(), 'mela-live-'))
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const { built, live } of opened.splice(0)) {
    await built.app.close()
    await live.close()
  }
  await database.close()
  await rm(folder, { recursive: true })
})

type Told = { id?: string; event?: string; data?: string; retry?: string }
/** A phone that listens. */
async function listen(base: string, topics = 'photos,crowd', headers: Record<string, string> = {}) {
  const told: Told[] = []
  let text = ''
  let ended = false
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    httpGet(`${base}/api/live?topics=${topics}`, { headers, agent: false }, resolve).on('error', reject),
  )
  response.setEncoding('utf8')
  response.on('data', chunk => {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts)
      told.push(Object.fromEntries(part.split('\n').map(line => line.split(/: (.*)/s).slice(0, 2))))
  })
  for (const event of ['end', 'close', 'error']) response.on(event, () => (ended = true))
  const events = () => told.filter(({ event }) => event && event !== 'ready')
  await eventually(() => response.statusCode !== 200 || told.some(({ event }) => event === 'ready'))
  return {
    response,
    told,
    events,
    isEnded: () => ended,
    lastId: () => told.findLast(({ id }) => id)?.id ?? '',
  }
}
const rowOf = (told: Told | undefined) => JSON.parse(told?.data ?? 'null')

test('a phone is told what is published under its topics, and nothing else', async () => {
  const { live, base } = await openServer()
  const phone = await listen(base, 'photos')
  expect(phone.response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(phone.told.map(({ event, data }) => [event, data])).toContainEqual(['ready', '{"resumed":false}'])
  expect(Number(phone.told[0]?.retry)).toBeGreaterThanOrEqual(2000)
  await live.publish('crowd', '1', { id: '1', status: 'high' })
  await live.publish('photos', 'a', { id: 'a', name: 'आशा "x"\n', vote_count: 1 })
  await eventually(() => phone.events().length === 1)
  expect(phone.events()[0]?.event).toBe('photos')
  expect(rowOf(phone.events()[0])).toEqual({ id: 'a', name: 'आशा "x"\n', vote_count: 1 })
})

test('security headers are on a stream too', async () => {
  const { base } = await openServer()
  const { headers } = (await listen(base)).response
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-store')
})

test('many changes of one row become the newest, at most one message a second', async () => {
  const { live, base } = await openServer()
  const phone = await listen(base)
  const started = Date.now()
  for (let count = 1; count <= 500; count++) {
    await live.publish('photos', 'a', { id: 'a', vote_count: count })
    if (count % 100 === 0) await sleep(30)
  }
  await eventually(() => rowOf(phone.events().at(-1))?.vote_count === 500)
  expect(phone.events().length).toBeLessThanOrEqual(2 + (Date.now() - started) / 1000)
})

test('a phone that comes back is told what it missed, once and in order', async () => {
  const { live, base } = await openServer()
  const phone = await listen(base)
  await live.publish('photos', 'a', { id: 'a', n: 1 })
  await eventually(() => phone.events().length === 1)
  const lastId = phone.lastId()
  phone.response.destroy()
  await eventually(() => live.size === 0)
  for (const [key, n] of [
    ['b', 1],
    ['c', 1],
    ['b', 2],
  ] as const) {
    await live.publish('photos', key, { id: key, n })
    await sleep(300)
  }
  await live.publish('crowd', 'x', { id: 'x' })
  await sleep(400)
  const back = await listen(base, 'photos', { 'last-event-id': lastId })
  expect(back.told.find(({ event }) => event === 'ready')?.data).toBe('{"resumed":true}')
  expect(back.events().map(rowOf)).toEqual([
    { id: 'c', n: 1 },
    { id: 'b', n: 2 },
  ])
})

test('another server process tells the same story, also to who resumes there', async () => {
  const one = await openServer()
  const two = await openServer()
  const phone = await listen(two.base)
  await one.live.publish('photos', 'a', { id: 'a' })
  await eventually(() => phone.events().length === 1)
  await one.live.publish('photos', 'b', { id: 'b' })
  await eventually(() => phone.events().length === 2)
  const back = await listen(one.base, 'photos', { 'last-event-id': phone.events()[0]?.id ?? '' })
  await eventually(() => back.events().length > 0)
  await sleep(1200)
  expect(back.events().map(rowOf)).toEqual([{ id: 'b' }])
})

test('a server that starts knows what others published in the last hour', async () => {
  const one = await openServer()
  const phone = await listen(one.base)
  await one.live.publish('photos', 'a', { id: 'a' })
  await eventually(() => phone.events().length === 1)
  const two = await openServer()
  const start = phone.told.find(({ event }) => event === 'ready')?.id ?? ''
  expect((await listen(two.base, 'photos', { 'last-event-id': start })).events().map(rowOf)).toEqual([
    { id: 'a' },
  ])
})

test('a phone that was away too long, or knows another database, is told to fetch again', async () => {
  const { live, base } = await openServer()
  const phone = await listen(base)
  await live.publish('photos', 'a', { id: 'a' })
  await eventually(() => phone.events().length === 1)
  const seconds = Math.floor(now / 1000)
  for (const id of [`1.${seconds - 3600}`, `999999.${seconds}`, 'abc', "1' or 1=1", '1.1e9', '-1.5', '']) {
    const back = await listen(base, 'photos', { 'last-event-id': id })
    expect([id, back.told.find(({ event }) => event === 'ready')?.data]).toEqual([id, '{"resumed":false}'])
    expect(back.events()).toEqual([])
  }
})

test('the newest event of a row replaces the older ones in the database', async () => {
  const { live } = await openServer()
  for (let n = 1; n <= 3; n++) {
    await live.publish('photos', 'a', { n })
    await live.publish('photos', `b${n}`, { n })
    await sleep(300)
  }
  const { rows } = await database.pool.query('select key, data from live_events order by key')
  expect(rows).toEqual([
    { key: 'a', data: { n: 3 } },
    { key: 'b1', data: { n: 1 } },
    { key: 'b2', data: { n: 2 } },
    { key: 'b3', data: { n: 3 } },
  ])
})

test.each([
  '',
  '?topics=',
  '?topics=photos,',
  '?topics=../x',
  '?topics=Photos',
  `?topics=${'a'.repeat(41)}`,
  '?topics=a&topics=b',
  '?topics=photos&x=1',
  '?topics=%00',
  '?topics=a%0d%0ab',
])('GET /api/live%s is 400', async query => {
  const { base } = await openServer()
  const answer = await fetch(`${base}/api/live${query}`)
  expect(answer.status).toBe(400)
  expect((await answer.json()).code).toBe('invalid')
})

test('one device may hold 64 streams, and a place is free again when one ends', async () => {
  const { base, live } = await openServer()
  const cookie = String((await fetch(`${base}/mint`)).headers.get('set-cookie')).split(';')[0] ?? ''
  const phones = await Promise.all(Array.from({ length: 64 }, () => listen(base, 'photos', { cookie })))
  expect((await listen(base, 'photos', { cookie })).response.statusCode).toBe(503)
  expect((await listen(base, 'photos')).response.statusCode).toBe(200)
  for (const phone of phones.slice(0, 2)) phone.response.destroy()
  await eventually(() => live.size === 63)
  expect((await listen(base, 'photos', { cookie })).response.statusCode).toBe(200)
})

test('a stream on a kept-alive connection works, and what the phone says on it is dropped', async () => {
  const { base, live } = await openServer()
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
  await eventually(() => text.includes('"ok"'))
  socket.write('GET /api/live?topics=photos HTTP/1.1\r\nhost: a\r\n\r\n')
  await eventually(() => text.includes('event: ready'))
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n\0\0garbage')
  await live.publish('photos', 'a', { id: 'a' })
  await eventually(() => text.includes('event: photos'))
  expect(text.match(/"ok"/g)).toHaveLength(1)
  socket.destroy()
  await eventually(() => live.size === 0)
})

test('a phone that does not keep up is dropped', async () => {
  const { base, live } = await openServer()
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET /api/live?topics=photos HTTP/1.1\r\nhost: a\r\n\r\n')
  await eventually(() => live.size === 1)
  socket.pause()
  const big = 'x'.repeat(200_000)
  await eventually(async () => {
    for (let i = 0; i < 20; i++) await live.publish('photos', `k${i}`, { big })
    await sleep(500)
    return live.size === 0
  }, 30_000)
  socket.destroy()
})

test('events survive a lost database connection', async () => {
  const { base, live } = await openServer()
  const phone = await listen(base)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await live.publish('photos', 'a', { id: 'a' })
  await eventually(() => phone.events().length === 1)
})

test('closing ends every stream at once, with a wish when to come back', async () => {
  const { built, base } = await openServer()
  const phones = await Promise.all([listen(base), listen(base, 'photos')])
  await built.app.close()
  for (const phone of phones) {
    await eventually(() => phone.isEnded())
    expect(Number(phone.told.at(-1)?.retry)).toBeGreaterThanOrEqual(1000)
    expect(Number(phone.told.at(-1)?.retry)).toBeLessThanOrEqual(30_000)
  }
})

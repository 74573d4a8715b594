import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { listen, liveForEach, openServer, rowOf } from './test-live.ts'

liveForEach()
afterEach(() => void vi.useRealTimers())

test('a client gets the events of its topics, and no others', async () => {
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

test('streams have security headers too', async () => {
  const { base } = await openServer()
  const { headers } = (await listen(base)).response
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-store')
})

test('of many changes to one row the newest is sent, at most one message a second', async () => {
  const { live, base } = await openServer()
  const phone = await listen(base)
  const began = performance.now()
  for (let count = 1; count <= 500; count++) {
    await live.publish('photos', 'a', { id: 'a', vote_count: count })
    if (count % 100 === 0) await setImmediate()
  }
  await eventually(() => rowOf(phone.events().at(-1))?.vote_count === 500)
  const seconds = (performance.now() - began) / 1000
  expect(phone.events().length).toBeLessThanOrEqual(2 + seconds)
})

test('an event does not wait for the second of streams with other topics', async () => {
  const { live, base } = await openServer()
  const order: string[] = []
  const visitor = await listen(base, 'photos')
  const staff = await listen(base, 'cases')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  visitor.response.on('data', () => order.push('photos'))
  staff.response.on('data', () => order.push('cases'))
  await live.publish('photos', 'a', { id: 'a', vote_count: 1 })
  await eventually(() => visitor.events().length === 1)
  // These two are stored together. The first has to wait, because a photo event was sent just now.
  await live.publish('photos', 'a', { id: 'a', vote_count: 2 })
  await live.publish('cases', 'b', { id: 'b' })
  vi.advanceTimersByTime(250)
  await eventually(() => order.length === 2)
  vi.advanceTimersByTime(1000)
  await eventually(() => order.length === 3)
  expect(order).toEqual(['photos', 'cases', 'photos'])
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

test('one device may open eight streams, and a closed one no longer counts', async () => {
  const { base, live } = await openServer()
  const cookie = String((await fetch(`${base}/mint`)).headers.get('set-cookie')).split(';')[0] ?? ''
  const phones = await Promise.all(Array.from({ length: 8 }, () => listen(base, 'photos', { cookie })))
  expect((await listen(base, 'photos', { cookie })).response.statusCode).toBe(503)
  expect((await listen(base, 'photos')).response.statusCode).toBe(200)
  for (const phone of phones.slice(0, 2)) phone.response.destroy()
  await eventually(() => live.size === 7)
  expect((await listen(base, 'photos', { cookie })).response.statusCode).toBe(200)
})

test('streams without a device are limited per network, all streams in total, and a refusal closes its connection', async () => {
  const { base } = await openServer({ streams: 5, staffStreams: 0, streamsPerNetwork: 2 })
  const from = (address: string) => listen(base, 'photos', { 'x-forwarded-for': address })
  const statuses = async (...addresses: string[]) => {
    const opened = await Promise.all(addresses.map(from))
    return opened.map(({ response }) => response.statusCode).toSorted()
  }
  expect(await statuses('10.0.0.1', '10.0.0.2', '10.0.0.3')).toEqual([200, 200, 503])
  expect(await statuses('10.0.1.1', '10.0.2.1', '10.0.3.1')).toEqual([200, 200, 200])
  const { response } = await from('10.0.4.1')
  expect(response.statusCode).toBe(503)
  expect(response.headers.connection).toBe('close')
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

test('one network may not keep opening new sets of topics; sets already open are for everybody', async () => {
  const { base } = await openServer({ streams: 1000, staffStreams: 0, streamsPerNetwork: 1000 })
  const opens = async (topics: string, address: string) =>
    (await listen(base, topics, { 'x-forwarded-for': address })).response.statusCode
  const statuses = await Promise.all(Array.from({ length: 201 }, (_, n) => opens(`photos,x${n}`, '10.0.0.1')))
  expect(statuses.toSorted()).toEqual([...Array(200).fill(200), 503])
  const open = `photos,x${statuses.indexOf(200)}`
  expect(await opens(open, '10.0.0.1')).toBe(200)
  expect(await opens('photos,other', '10.0.0.1')).toBe(503)
  expect(await opens('photos,other', '10.0.1.1')).toBe(200)
  expect(await opens('photos,other', '10.0.0.1')).toBe(200)
})

test('a stream on a keep-alive connection works, and later requests on that connection are not answered', async () => {
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
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
  await live.publish('photos', 'a', { id: 'a' })
  await eventually(() => text.includes('event: photos'))
  expect(text.match(/"ok"/g)).toHaveLength(1)
  socket.destroy()
  await eventually(() => live.size === 0)
})

test('a client that reads too slowly is disconnected', async () => {
  const { base, live } = await openServer()
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET /api/live?topics=photos HTTP/1.1\r\nhost: a\r\n\r\n')
  await eventually(() => live.size === 1)
  socket.pause()
  const big = 'x'.repeat(200_000)
  await eventually(async () => {
    for (let i = 0; i < 20; i++) await live.publish('photos', `k${i}`, { big })
    return live.size === 0
  })
  socket.destroy()
})

test('closing ends every stream at once, with a retry time', async () => {
  const { built, base } = await openServer()
  const phones = await Promise.all([listen(base), listen(base, 'photos')])
  await built.app.close()
  for (const phone of phones) {
    await eventually(() => phone.isEnded())
    expect(Number(phone.told.at(-1)?.retry)).toBeGreaterThanOrEqual(1000)
    expect(Number(phone.told.at(-1)?.retry)).toBeLessThanOrEqual(30_000)
  }
})

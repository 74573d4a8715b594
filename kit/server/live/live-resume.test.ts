import { expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { advance, database, listen, liveForEach, now, openServer, rowOf } from './test-live.ts'

liveForEach()

/** Waits until the database has this event, so that a later one is in another batch. */
const stored = (key: string, data: object) =>
  eventually(
    async () =>
      (await database.pool.query('select from live_events where key = $1 and data::jsonb = $2', [key, data]))
        .rowCount,
  )

test('a client that reconnects gets the events it missed, once and in order', async () => {
  const { live, base } = await openServer()
  const [phone, other] = [await listen(base), await listen(base, 'crowd')]
  await live.publish('photos', 'a', { id: 'a', n: 1 })
  await eventually(() => phone.events().length === 1)
  const lastId = phone.lastId()
  phone.response.destroy()
  await eventually(() => live.size === 1)
  for (const [key, n] of [
    ['b', 1],
    ['c', 1],
    ['b', 2],
  ] as const) {
    await live.publish('photos', key, { id: key, n })
    await stored(key, { id: key, n })
  }
  await live.publish('crowd', 'x', { id: 'x' })
  // The process has received everything published before.
  await eventually(() => other.events().length === 1)
  const back = await listen(base, 'photos', { 'last-event-id': lastId })
  expect(back.told.find(({ event }) => event === 'ready')?.data).toBe('{"resumed":true}')
  const missed = [
    { id: 'c', n: 1 },
    { id: 'b', n: 2 },
  ]
  // What was due in the next second arrives together with it.
  await expect.poll(() => back.events().map(rowOf)).toEqual(missed)
  // A row is sent at most once a second, so its next change arrives after everything that waited before.
  await live.publish('photos', 'b', { id: 'b', n: 3 })
  await expect.poll(() => back.events().map(rowOf)).toEqual([...missed, { id: 'b', n: 3 }])
})

test('another server process sends the same events, even to a client that resumes there', async () => {
  const one = await openServer()
  const two = await openServer()
  const phone = await listen(two.base)
  await one.live.publish('photos', 'a', { id: 'a' })
  await eventually(() => phone.events().length === 1)
  await one.live.publish('photos', 'b', { id: 'b' })
  await eventually(() => phone.events().length === 2)
  const back = await listen(one.base, 'photos', { 'last-event-id': phone.events()[0]?.id ?? '' })
  await eventually(() => back.events().length > 0)
  // A row is sent at most once a second, so its next change arrives after everything that waited before.
  await one.live.publish('photos', 'b', { id: 'b', n: 2 })
  await eventually(() => back.events().length > 1)
  expect(back.events().map(rowOf)).toEqual([{ id: 'b' }, { id: 'b', n: 2 }])
})

test('a new server knows what others published within the last hour', async () => {
  const one = await openServer()
  const phone = await listen(one.base)
  await one.live.publish('photos', 'a', { id: 'a' })
  await eventually(() => phone.events().length === 1)
  const two = await openServer()
  const start = phone.told.find(({ event }) => event === 'ready')?.id ?? ''
  const back = await listen(two.base, 'photos', { 'last-event-id': start })
  await expect.poll(() => back.events().map(rowOf)).toEqual([{ id: 'a' }])
})

test('a client that was away too long, or knows another database, gets resumed: false', async () => {
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

test('a phone that says when its lists were loaded gets what they may lack, and need not reload them', async () => {
  const { live, base } = await openServer()
  const phone = await listen(base)
  const ready = (told: typeof phone) => told.told.find(({ event }) => event === 'ready')?.data
  await live.publish('photos', 'a', { id: 'a' })
  await eventually(() => phone.events().length === 1)
  advance(60_000)
  const answered = Math.floor(now / 1000)
  await live.publish('photos', 'b', { id: 'b' })
  await live.publish('crowd', 'x', { id: 'x' })
  await eventually(() => phone.events().length === 3)
  const fresh = await listen(base, `photos&since=${answered}`)
  await eventually(() => fresh.events().length > 0)
  expect([ready(fresh), fresh.events().map(rowOf)]).toEqual(['{"resumed":true}', [{ id: 'b' }]])
  expect(ready(await listen(base, `photos&since=${answered - 3600}`))).toBe('{"resumed":false}')
  expect((await listen(base, 'photos&since=yesterday')).response.statusCode).toBe(400)
})

test('an event keeps the order of its fields, so that a page can tell whether anything changed', async () => {
  const { live, base } = await openServer()
  const phone = await listen(base)
  await live.publish('photos', 'a', { kind: 'hls', id: 'a', url: 'u' })
  await eventually(() => phone.events().length === 1)
  expect(JSON.stringify(rowOf(phone.events()[0]))).toBe('{"kind":"hls","id":"a","url":"u"}')
})

test('the newest event of a row replaces the older ones in the database', async () => {
  const { live } = await openServer()
  for (let n = 1; n <= 3; n++) {
    await live.publish('photos', 'a', { n })
    await live.publish('photos', `b${n}`, { n })
    await stored('a', { n })
  }
  const rows = async () => (await database.pool.query('select key, data from live_events order by key')).rows
  await expect.poll(rows).toEqual([
    { key: 'a', data: { n: 3 } },
    { key: 'b1', data: { n: 1 } },
    { key: 'b2', data: { n: 2 } },
    { key: 'b3', data: { n: 3 } },
  ])
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

import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { createNetworks, createWideNetworks } from './network.ts'
import { createPressure, type Pressure } from './pressure.ts'

let database: TestDatabase
let now = 1_700_000_000_000
let pressure: Pressure
const clock = () => now
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  now += 7_200_000
  await database.pool.query('delete from network_uses')
  pressure = createPressure(database.pool, clock)
})
const ordinary = { perNetwork: 400, inAll: 4000 }
const add = (network: string, count: number) => {
  for (let n = 0; n < count; n += 1) pressure.add('mint', [network])
}
const excess = (...networks: string[]) => pressure.excess('mint', networks, ordinary)

test('hundreds of phones behind one address in ten minutes are ordinary, but a burst is not and is noticed at once', async () => {
  add('carrier', 120)
  expect(await excess('carrier')).toBe(1)
  now += 90_000
  add('carrier', 100)
  expect(await excess('carrier')).toBeLessThan(1)
  add('carrier', 140)
  expect(await excess('carrier')).toBeCloseTo(2, 1)
  expect(await excess('neighbour')).toBeLessThan(0.5)
  now += 601_000
  expect(await excess('carrier')).toBe(0)
})

test('many networks together put everybody under pressure', async () => {
  for (let n = 0; n < 40; n += 1) add(`network-${n}`, 40)
  expect(await excess('another')).toBe(2)
})

test('a failed use is taken back', async () => {
  add('carrier', 120)
  pressure.add('mint', ['carrier'], -1)
  expect(await excess('carrier')).toBeLessThan(1)
})

test('all processes see each other’s counts, even once these are in the database', async () => {
  const other = createPressure(database.pool, clock)
  add('carrier', 240)
  now += 3000
  await excess('carrier')
  now += 3000
  expect(await other.excess('mint', ['carrier'], ordinary)).toBe(2)
  expect(await excess('carrier')).toBe(2)
  const { rows } = await database.pool.query('select sum(count)::int as sum from network_uses')
  expect(rows).toEqual([{ sum: 240 }])
})

test('an IPv6 /40 counts as one network, not as 256', async () => {
  const key = createSecretKey(Buffer.alloc(32, 1))
  const networksOf = createWideNetworks(createNetworks(key), key)
  const of = (n: number) => networksOf({ ip: `2001:db8:${n.toString(16)}::1` })
  expect(of(0x1a00)[1]).toBe(of(0x1aff)[1])
  expect(of(0x1a00)[0]).not.toBe(of(0x1aff)[0])
  expect(of(0x1a00)[1]).not.toBe(of(0x1b00)[1])
  expect(networksOf({ ip: '198.51.100.7' })).toHaveLength(1)
  for (let n = 0; n < 256; n += 1) pressure.add('mint', of(0x1a00 + n), 2)
  expect(await excess(...of(0x1a07))).toBeGreaterThan(2)
  expect(await excess(...of(0x2b07))).toBeLessThan(1)
  expect(await pressure.unusual('mint', ordinary)).toMatchObject({ count: 512, networks: 1 })
  expect(await pressure.unusual('mint', { ...ordinary, perNetwork: 900 })).toBeUndefined()
  // In the total each use is counted once.
  expect(await pressure.unusual('mint', { perNetwork: 900, inAll: 512 })).toMatchObject({
    count: 512,
    networks: 256,
  })
})

test('a burst within a minute is reported as soon as it costs work', async () => {
  now = Math.floor(now / 600_000) * 600_000
  const few = { perNetwork: 20, inAll: 1000 }
  for (let n = 0; n < 5; n += 1) pressure.add('reveal', ['home'])
  expect(await pressure.unusual('reveal', few)).toBeUndefined()
  pressure.add('reveal', ['home'])
  expect(await pressure.unusual('reveal', few)).toEqual({ count: 6, networks: 1, seconds: 1 })
})

test('a flood is reported together with counts that are still being written', async () => {
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('lock table network_uses in exclusive mode')
  add('carrier', 700)
  const told = pressure.unusual('mint', ordinary)
  const waiting = `select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and relation = 'network_uses'::regclass and not granted`
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1)
  // Without waiting for the write, the answer would have arrived by now.
  for (let n = 0; n < 10; n += 1) await database.pool.query('select count(*) from network_uses')
  await holder.query('commit')
  holder.release()
  expect(await told).toMatchObject({ count: 700 })
})

/** The pool, which calls this before it reads the counts. */
const beforeEachRead = (call: () => void) =>
  new Proxy(database.pool, {
    get: (of, name) =>
      name === 'query'
        ? async (text: string, values: unknown[]) => {
            if (text.startsWith('with recent')) call()
            return of.query(text, values)
          }
        : Reflect.get(of, name),
  })

test('a use is counted once, even if the counts cannot be read after it was written', async () => {
  let isAway = true
  const other = createPressure(
    beforeEachRead(() => {
      if (isAway) throw new Error('away')
    }),
    clock,
  )
  for (let n = 0; n < 240; n += 1) other.add('mint', ['carrier'])
  await other.used()
  isAway = false
  expect((await other.used()).get('mint')).toMatchObject({ used: 240 })
})

test('however many ask at once, the counts are read at most twice, and no call waits behind them all', async () => {
  let reads = 0
  const other = createPressure(
    beforeEachRead(() => (reads += 1)),
    clock,
  )
  await Promise.all(Array.from({ length: 60 }, () => other.unusual('mint', ordinary)))
  expect(reads).toBeLessThanOrEqual(2)
})

test('a flood is reported with its seconds and networks: for one network, or else for all', async () => {
  expect(await pressure.unusual('mint', ordinary)).toBeUndefined()
  now = Math.floor(now / 600_000) * 600_000
  add('quiet', 3)
  add('carrier', 300)
  now += 4000
  add('carrier', 400)
  expect(await pressure.unusual('mint', ordinary)).toEqual({ count: 700, networks: 1, seconds: 4 })
  for (let n = 0; n < 40; n += 1) add(`network-${n}`, 100)
  expect(await pressure.unusual('mint', { ...ordinary, perNetwork: 8000 })).toMatchObject({
    count: 4703,
    networks: 42,
  })
  now += 4_200_000
  expect(await pressure.unusual('mint', ordinary)).toBeUndefined()
  await pressure.prune()
  expect((await database.pool.query('select from network_uses')).rowCount).toBe(0)
})

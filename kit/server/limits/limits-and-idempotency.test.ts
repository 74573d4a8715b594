import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refuse } from '#common/refusal.ts'
import { openPool } from '#kit/server/db/open.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import type { AnyDatabase } from '../db/any-database.ts'
import {
  createIdempotencyKeys,
  type IdempotencyKeys,
  type IdempotentWrite,
} from '../http/idempotency-keys.ts'
import { createLimits } from './limits.ts'

let database: TestDatabase
let now = Date.now()
beforeEach(async () => {
  now = Date.now()
  database = await openTestDatabase()
})
afterEach(() => database.close())

describe('a limit', () => {
  const five = { max: 5, seconds: 86_400 }

  test('counts every use of a key, across all processes, until its window ends', async () => {
    const pools = [openPool(database.application), openPool(database.application)]
    const processes = pools.map(pool => createLimits(pool, () => now))
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => processes[i % 2]?.spend('reveal:device', five)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    now += 3600_000
    const refused = await processes[0]?.spend('reveal:device', five).catch(error => error)
    expect(refused).toMatchObject({ code: 'too-many', status: 429 })
    expect(refused.retryAfter).toBeGreaterThan(82_000)
    expect(refused.retryAfter).toBeLessThanOrEqual(82_800)
    await processes[0]?.spend('reveal:other', five)
    await processes[0]?.spend('kilobytes', five, 4)
    await expect(processes[1]?.spend('kilobytes', five, 2)).rejects.toMatchObject({ code: 'too-many' })
    now += 82_801_000
    await processes[1]?.spend('reveal:device', five)
    await processes[1]?.forget('reveal:device')
    for (const pool of pools) await pool.end()
  })

  test('that was used up while the clock was ahead begins anew once the clock is right', async () => {
    const limits = createLimits(database.pool, () => now)
    now += 30 * 86_400_000
    await limits.spend('feedback:device', five, 5)
    now -= 30 * 86_400_000
    await limits.spend('feedback:device', five, 5)
    await expect(limits.spend('feedback:device', five)).rejects.toMatchObject({ retryAfter: 86_400 })
  })

  test('is given back by failed work, and by nothing else', async () => {
    const limits = createLimits(database.pool, () => now)
    const fail = () => limits.spendOn('danger:device', five, async () => refuse('unavailable', 503))
    for (let tries = 0; tries < 20; tries += 1)
      await expect(fail()).rejects.toMatchObject({ code: 'unavailable' })
    for (let done = 0; done < 5; done += 1)
      expect(await limits.spendOn('danger:device', five, async () => done)).toBe(done)
    // Refused uses are not failed work, so they give nothing back.
    for (let tries = 0; tries < 5; tries += 1)
      await expect(fail()).rejects.toMatchObject({ code: 'too-many', retryAfter: 86_400 })
    await expect(limits.spend('danger:device', five)).rejects.toMatchObject({ code: 'too-many' })
    await expect(
      limits.spendOn('kilobytes', five, async () => refuse('unavailable', 503), 4),
    ).rejects.toMatchObject({ code: 'unavailable' })
    await limits.spend('kilobytes', five, 5)
  })

  test('holds while failing and succeeding work runs at once', async () => {
    const limits = createLimits(database.pool, () => now)
    let most = 0
    let running = 0
    const work = async (isGood: boolean) => {
      running += 1
      most = Math.max(most, running)
      // Lets the others count their use meanwhile.
      await database.pool.query('select 1')
      if (isGood) return true
      running -= 1
      return refuse('unavailable', 503)
    }
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => limits.spendOn('danger:device', five, () => work(n % 2 === 0))),
    )
    const done = all.filter(({ status }) => status === 'fulfilled')
    expect(done.length).toBeLessThanOrEqual(5)
    expect(most).toBeLessThanOrEqual(5)
    for (let left = done.length; left < 5; left += 1) await limits.spend('danger:device', five)
    await expect(limits.spend('danger:device', five)).rejects.toMatchObject({ code: 'too-many' })
  })

  test('gives nothing back for a window that is over', async () => {
    const limits = createLimits(database.pool, () => now)
    const one = { max: 1, seconds: 60 }
    const late = limits.spendOn('danger:device', one, async () => {
      now += 61_000
      await limits.spend('danger:device', one)
      return refuse('unavailable', 503)
    })
    await expect(late).rejects.toMatchObject({ code: 'unavailable' })
    await expect(limits.spend('danger:device', one)).rejects.toMatchObject({ code: 'too-many' })
  })
})

describe('a write', () => {
  let db: AnyDatabase
  let attempts: IdempotencyKeys
  let worked = 0
  beforeEach(() => {
    worked = 0
    db = new Kysely({ dialect: new PostgresDialect({ pool: database.pool }) })
    attempts = createIdempotencyKeys(db, () => now)
  })
  const attempt: IdempotentWrite = {
    key: 'a-key-made-on-tap',
    route: 'POST /api/x',
    actor: 'device',
    body: { name: 'आशा' },
  }
  const work = async () => {
    worked += 1
    return { id: worked, name: 'आशा "x"' }
  }

  test('with a key is executed once, and each retry gets the same answer', async () => {
    const others = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const outside = openPool({ ...database.owner, max: 1 })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        attempts.once(attempt, async () => {
          await expect.poll(async () => (await outside.query(`select ${others}`)).rowCount).toBe(3)
          return work()
        }),
      ),
    )
    await outside.end()
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await attempts.once({ ...attempt, body: { name: 'आशा' } }, work)).toEqual({
      id: 1,
      name: 'आशा "x"',
    })
    expect(worked).toBe(1)
  })

  test.each([
    ['body', { body: { name: 'other' } }],
    ['route', { route: 'POST /api/y' }],
    ['actor', { actor: 'another device' }],
  ])('with the key of another %s is 422', async (_, other) => {
    await attempts.once(attempt, work)
    await expect(attempts.once({ ...attempt, ...other }, work)).rejects.toMatchObject({
      code: 'key-reused',
      status: 422,
    })
    expect(worked).toBe(1)
  })

  test('that is refused or fails is rolled back and may be retried', async () => {
    await expect(attempts.once(attempt, async () => refuse('not-now', 409))).rejects.toMatchObject({
      code: 'not-now',
    })
    const failing = attempts.once(attempt, async transaction => {
      await sql`insert into live_events (topic, key, data) values ('t', 'k', '{}')`.execute(transaction)
      throw new Error('lost')
    })
    await expect(failing).rejects.toThrow('lost')
    expect((await database.pool.query('select from live_events')).rowCount).toBe(0)
    expect(await attempts.once(attempt, work)).toEqual({ id: 1, name: 'आशा "x"' })
  })

  test('without a key is executed each time', async () => {
    await attempts.once({ ...attempt, key: undefined }, work)
    await attempts.once({ ...attempt, key: undefined }, work)
    expect(worked).toBe(2)
  })

  test('without a result has none when retried', async () => {
    const nothing = async () => undefined
    expect(await attempts.once(attempt, nothing)).toBeUndefined()
    expect((await attempts.once(attempt, nothing)) ?? undefined).toBeUndefined()
  })
})

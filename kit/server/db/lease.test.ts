import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { holderOf, withLease } from './lease.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from leases'))

test('when five ask at once one works, and the row is free afterwards', async () => {
  const gate = Promise.withResolvers<void>()
  let refused = 0
  const ask = async () => {
    const done = await withLease(database.pool, 'work', () => gate.promise.then(() => true))
    if (!done) refused += 1
    return done
  }
  const asked = Array.from({ length: 5 }, ask)
  await expect.poll(() => refused).toBe(4)
  gate.resolve()
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
  expect((await database.pool.query('select from leases')).rowCount).toBe(0)
})
test('a waiting process works after the one before it, never at the same time', async () => {
  const query = vi.spyOn(database.pool, 'query')
  onTestFinished(() => query.mockRestore())
  let working = 0
  let worked = 0
  const work = async () => {
    working += 1
    // Until each of those that wait has asked for the row again.
    query.mockClear()
    await expect.poll(() => query.mock.calls.length).toBeGreaterThanOrEqual(3 - worked)
    expect(working).toBe(1)
    working -= 1
    worked += 1
    return true
  }
  const asked = Array.from({ length: 4 }, () => withLease(database.pool, 'work', work, { wait: true }))
  expect(await Promise.all(asked)).toEqual([true, true, true, true])
})
test('a waiting process is told who holds the row, and since when', async () => {
  expect(await holderOf(database.pool, 'work')).toBeUndefined()
  const told = await withLease(database.pool, 'work', () => holderOf(database.pool, 'work'))
  expect(told).toMatch(new RegExp(`^process ${process.pid} on .+ since `))
})
test('a killed holder’s row is free once its lease has expired, and a failed one frees its own', async () => {
  const killed = `insert into leases (name, holder, ends_at) values ('work', gen_random_uuid(), now() + $1 * interval '1 second')`
  await database.pool.query(killed, [60])
  expect(await withLease(database.pool, 'work', async () => true)).toBeUndefined()
  await database.pool.query(`update leases set ends_at = now() - interval '1 second'`)
  expect(await withLease(database.pool, 'work', async () => true)).toBe(true)
  const failing = withLease(database.pool, 'work', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await withLease(database.pool, 'work', async () => true)).toBe(true)
})

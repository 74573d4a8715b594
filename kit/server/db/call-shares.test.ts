import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { openPool } from './open.ts'
import { inQueryClass } from './shared-pool.ts'

let database: TestDatabase
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  database = await openTestDatabase()
  pool = openPool(database.application)
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

test('a call that holds all connections of its share leaves the rest to other calls, and its queue moves on', async () => {
  const asDanger = <T>(work: () => T) => inQueryClass('other', work, 'POST /api/dangers')
  const held = await Promise.all([1, 2, 3, 4].map(() => asDanger(() => pool.connect())))
  const done: string[] = []
  const inLine = asDanger(() => pool.query('select 1')).then(() => done.push('danger'))
  const beside = (call?: string) => inQueryClass('other', () => pool.query('select 1'), call)
  await beside('POST /api/missing-persons').then(() => done.push('person'))
  await beside().then(() => done.push('own work'))
  expect(done).toEqual(['person', 'own work'])
  for (const client of held) client.release()
  await inLine
  expect(done.at(-1)).toBe('danger')
})

test('a failed query gives its place back', async () => {
  const fails = () => inQueryClass('other', () => pool.query('select from nowhere'), 'POST /api/feedback')
  const all = await Promise.allSettled(Array.from({ length: 12 }, fails))
  expect(all.every(({ status }) => status === 'rejected')).toBe(true)
  const { rows } = await inQueryClass('other', () => pool.query('select 1 as n'), 'POST /api/feedback')
  expect(rows).toEqual([{ n: 1 }])
})

test('when all connections are busy, staff still wait for one after visitors’ reads were refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const hold = (kind: 'staff' | 'read', count: number) =>
      Array.from({ length: count }, () => inQueryClass(kind, () => pool.connect()))
    const held = await Promise.all([...hold('staff', 4), ...hold('read', 6)])
    const ask = (kind: 'staff' | 'read') => inQueryClass(kind, () => pool.query('select 1 as n'))
    const staff = ask('staff')
    const read = expect(ask('read')).rejects.toThrow('timeout exceeded')
    await vi.advanceTimersByTimeAsync(Number(pool.options.connectionTimeoutMillis) + 1)
    await read
    for (const client of held) client.release()
    expect((await staff).rows).toEqual([{ n: 1 }])
  } finally {
    vi.useRealTimers()
  }
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppContext, Starter } from '#kit/server/context.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { runStarters, sharedSecret } from './first-start.ts'

let database: TestDatabase
let context: AppContext
beforeEach(async () => {
  database = await openTestDatabase()
  // The starters of this test use nothing else.
  context = { pool: database.pool } as unknown as AppContext
})
afterEach(() => database.close())

describe('runStarters', () => {
  test('runs each starter once per database, and a new one later', async () => {
    const ran: string[] = []
    const starter =
      (name: string): Starter =>
      async () =>
        void ran.push(name)
    expect(await runStarters(context, { places: starter('places') })).toEqual(['places'])
    const both = { places: starter('places'), contacts: starter('contacts') }
    expect(await runStarters(context, both)).toEqual(['contacts'])
    expect(await runStarters(context, both)).toEqual([])
    expect(ran).toEqual(['places', 'contacts'])
  })

  test('a failed starter runs again at the next start; those before it do not', async () => {
    let works = false
    const ran: string[] = []
    const starters = {
      first: async () => void ran.push('first'),
      second: async () => {
        if (!works) throw new Error('killed')
        ran.push('second')
      },
    }
    await expect(runStarters(context, starters)).rejects.toThrow('killed')
    works = true
    expect(await runStarters(context, starters)).toEqual(['second'])
    expect(ran).toEqual(['first', 'second'])
  })

  test('when four processes start at once, one runs the starter and the others wait', async () => {
    let ran = 0
    const query = vi.spyOn(context.pool, 'query')
    const tries = () =>
      query.mock.calls.filter(([sql]) => String(sql).startsWith('insert into leases')).length
    const starters = {
      slow: async () => {
        await expect.poll(tries).toBeGreaterThanOrEqual(4)
        ran += 1
      },
    }
    const filled = await Promise.all([1, 2, 3, 4].map(() => runStarters(context, starters)))
    expect(ran).toBe(1)
    expect(filled.flat()).toEqual(['slow'])
  })
})

describe('sharedSecret', () => {
  test('is 32 random bytes, the same for every process of one database and different for another database', async () => {
    const [one, two] = await Promise.all([sharedSecret(database.pool, 'k'), sharedSecret(database.pool, 'k')])
    const other = await openTestDatabase()
    const elsewhere = await sharedSecret(other.pool, 'k')
    await other.close()
    expect(one).toHaveLength(32)
    expect(two).toEqual(one)
    expect(elsewhere).not.toEqual(one)
  })
})

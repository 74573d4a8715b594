import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { reportById } from '../missing-person/reports.server.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { proposalsFor } from './proposals.server.ts'
import { keepMadeUp, madeUpPairs } from './test-made-up-persons.ts'

worldForAll()

test('of 100 noisy made-up cases, half of them across scripts, at least 90 have the right one among three proposals', async () => {
  const db = world.context.db.withTables<LostFoundTables>()
  const ids = await keepMadeUp(world.owner, madeUpPairs(100, 20270726, Date.now()))
  let right = 0
  for (const { lost, found } of ids) {
    const row = await reportById(db, lost)
    if (!row) throw new Error('not kept')
    const { proposals, compared } = await proposalsFor(db, row)
    expect(compared).toBe(100)
    if (proposals.some(({ id }) => id === found)) right += 1
  }
  expect(right).toBeGreaterThanOrEqual(90)
})

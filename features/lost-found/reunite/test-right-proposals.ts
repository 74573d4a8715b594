import { world } from '#tests/world/fixture.ts'
import { reportById } from '../missing-person/reports.server.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { proposalsFor } from './proposals.server.ts'
import { keepMadeUp, madeUpPairs } from './test-made-up-persons.ts'

/** How many of this many noisy made-up cases, half of them across scripts, have the right one among three proposals. */
export async function rightProposals(cases: number): Promise<number> {
  const db = world.context.db.withTables<LostFoundTables>()
  const ids = await keepMadeUp(world.owner, madeUpPairs(cases, 20270726, Date.now()))
  let right = 0
  for (const { lost, found } of ids) {
    const row = await reportById(db, lost)
    if (!row) throw new Error('not kept')
    const { proposals, compared } = await proposalsFor(db, row)
    if (compared !== cases) throw new Error(`compared with ${compared}`)
    if (proposals.some(({ id }) => id === found)) right += 1
  }
  return right
}

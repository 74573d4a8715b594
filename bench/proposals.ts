import { loadavg } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { reportById } from '#features/lost-found/missing-person/reports.server.ts'
import { proposalsFor } from '#features/lost-found/reunite/proposals.server.ts'
import { keepMadeUp, madeUpPairs } from '#features/lost-found/reunite/test-made-up-persons.ts'
import type { LostFoundTables } from '#features/lost-found/tables.server.ts'
import { checkBound } from './bounds.ts'
import { startContestServers } from './contest-servers.ts'
import { spread } from './spread.ts'

const pairs = 5000
const asked = 400

/** Proposals for one person among 10,000 open entries, one question after the other, as the application connects. */
export async function bench(): Promise<void> {
  const servers = await startContestServers()
  const pool = new Pool({ ...servers.database.application, max: 2 })
  const db = new Kysely<LostFoundTables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const ids = await keepMadeUp(servers.pool, madeUpPairs(pairs, 20270726, Date.now()))
    await servers.pool.query('vacuum analyze missing_person_reports')
    const times: number[] = []
    let right = 0
    for (const { lost, found } of ids.slice(0, asked)) {
      const began = performance.now()
      const row = await reportById(db, lost)
      if (!row) throw new Error('An entry is missing.')
      const { proposals } = await proposalsFor(db, row)
      times.push(performance.now() - began)
      if (proposals.some(({ id }) => id === found)) right += 1
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
    console.log(`load ${loadavg()[0]?.toFixed(1)}, one question ${spread(times, 'ms')}`)
    console.log(`right one among three of ${pairs} found: ${((100 * right) / asked).toFixed(1)} %`)
    checkBound('p95 with 10,000 open entries', [p95], { atMost: 1000, unit: 'ms' })
  } finally {
    await db.destroy()
    await servers.close()
  }
}

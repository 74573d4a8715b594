import { sql } from 'kysely'
import { fairDate, fairMoment } from '#common/fair-time.ts'
import { type Edition, editions } from '#content/edition.ts'
import type { Doomed } from '#kit/server/backup/proof.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import type { Database } from '#kit/server/db/open.ts'
import { audit, byCommand } from '#kit/server/staff/audit.ts'
import type { Sums } from './archive.ts'

/** What ends with a fair: the features' rows that belong to that fair and are older than its archive. */
type NextFair = { year: number; doomed: Doomed[]; next: Edition | undefined }

/** Throws unless the fair is over and was archived after its end. `now`: ms. */
export function planNextFair(features: readonly ServerManifest[], archive: Sums, now: number): NextFair {
  const edition = editions.find(({ year }) => year === archive.year)
  if (!edition) throw new Error(`The fair of ${archive.year} does not stand in content/edition.ts.`)
  const { to } = edition.shravan
  if (fairDate(now) <= to)
    throw new Error(`The fair of ${archive.year} lasts until ${to}: nothing was changed.`)
  const madeAt = Date.parse(archive.madeAt)
  if (madeAt <= fairMoment(to, '23:59'))
    throw new Error(`The archive was made before the fair was over: make it again. Nothing was changed.`)
  const doomed = features
    .flatMap(({ erase = [] }) => erase)
    .filter(({ ofOneFair }) => ofOneFair)
    .map(({ table, where }) => ({ table, where: where(new Date(madeAt)) }))
  return { year: archive.year, doomed, next: editions.find(({ shravan }) => shravan.from > fairDate(now)) }
}

/** Clears the guide for the next fair, all or nothing, audited. Returns the number of deleted rows by table. */
export async function clearForNextFair(
  { db }: Pick<Database, 'db'>,
  { year, doomed }: NextFair,
  now: number,
): Promise<Record<string, number>> {
  const gone: Record<string, number> = {}
  await db.transaction().execute(async transaction => {
    for (const { table, where } of doomed) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${where}`.execute(
        transaction,
      )
      gone[table] = Number(numAffectedRows)
    }
    const staff = byCommand('mela-guide next-fair')
    const entry = { action: 'removed', subject: 'votes', name: String(year), before: gone }
    await audit(transaction, { staff, at: new Date(now), ...entry })
  })
  return gone
}

import { sql } from 'kysely'
import { fairDate, fairMoment } from '#common/fair-time.ts'
import { type Edition, editions } from '#content/edition.ts'
import { backupState } from '#kit/server/backup/due.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import type { Database } from '#kit/server/db/open.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { Sums } from './archive.ts'

export type NextFairOptions = {
  database: Pick<Database, 'pool' | 'db'>
  features: readonly ServerManifest[]
  archive: Sums
  /** ms. */
  now: number
}

/**
 * Clears the guide for the next fair: deletes the rows of the features that belong to one fair alone and are older than its
 * archive. Refused until the fair is over, archived after its end, and in a backup made since. Answers how many rows went by
 * table, and the next fair where its dates are known.
 */
export async function startNextFair({
  database,
  features,
  archive,
  now,
}: NextFairOptions): Promise<{ gone: Record<string, number>; next: Edition | undefined }> {
  const edition = editions.find(({ year }) => year === archive.year)
  if (!edition) throw new Error(`The fair of ${archive.year} does not stand in content/edition.ts.`)
  const { to } = edition.shravan
  if (fairDate(now) <= to)
    throw new Error(`The fair of ${archive.year} lasts until ${to}: nothing was changed.`)
  const madeAt = Date.parse(archive.madeAt)
  if (madeAt <= fairMoment(to, '23:59'))
    throw new Error(`The archive was made before the fair was over: make it again. Nothing was changed.`)
  const { good } = await backupState(database.pool)
  if (good === undefined || good < madeAt)
    throw new Error('No good backup was made since the archive: mela-guide backup. Nothing was changed.')
  const before = new Date(madeAt)
  const gone: Record<string, number> = {}
  await database.db.transaction().execute(async transaction => {
    for (const { table, where } of features
      .flatMap(({ erase = [] }) => erase)
      .filter(({ ofOneFair }) => ofOneFair)) {
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(table)} where ${where(before)}`.execute(transaction)
      gone[table] = Number(numAffectedRows)
    }
    // Whoever runs commands on the server has no account; the line in the log names the command.
    const staff = { id: '00000000-0000-0000-0000-000000000000', username: 'mela-guide next-fair', roles: [] }
    const entry = { action: 'removed', subject: 'votes', name: String(archive.year), before: gone }
    await audit(transaction, { staff, at: new Date(now), ...entry })
  })
  return { gone, next: editions.find(({ shravan }) => shravan.from > fairDate(now)) }
}

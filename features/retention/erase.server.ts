import { sql } from 'kysely'
import type { AppContext, Erasure } from '#kit/server/context.ts'

/** Personal data is kept a year and then erased (DPDP Rules 2025, Rule 8(3); threats §7.3): days. */
export const keptDays = 366
const day = 86_400_000

/** How many rows went, by table. */
type Erased = Record<string, number>

/** Every rule by which rows are erased, feature by feature. */
export const erasuresOf = ({ features }: Pick<AppContext, 'features'>): readonly Erasure[] =>
  features.flatMap(({ erase = [] }) => erase)

/** Erases what the features say is old, and audit lines older than a year; `now` in ms. */
export async function erase(context: Pick<AppContext, 'db' | 'features'>, now: number): Promise<Erased> {
  const gone: Erased = {}
  await context.db.transaction().execute(async transaction => {
    // Several server processes share the database: one is enough.
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(20250813) as mine`.execute(
      transaction,
    )
    if (!rows[0]?.mine) return
    for (const { table, days = keptDays, where } of erasuresOf(context)) {
      const old = where(new Date(now - days * day))
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${old}`.execute(transaction)
      if (numAffectedRows) gone[table] = Number(numAffectedRows)
    }
    const before = new Date(now - keptDays * day)
    const log = await sql<{ gone: string }>`select erase_audit_log(${before}) as gone`.execute(transaction)
    if (Number(log.rows[0]?.gone)) gone.audit_log = Number(log.rows[0]?.gone)
  })
  return gone
}

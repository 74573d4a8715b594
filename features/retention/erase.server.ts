import { sql } from 'kysely'
import type { AppContext, Erasure } from '#kit/server/context.ts'
import { eraseWithdrawals } from '#kit/server/personal-data.ts'

/** Days after which personal data is erased (DPDP Rules 2025, Rule 8(3); threats §7.3). */
export const keptDays = 366
const day = 86_400_000

/** Number of erased rows by table. */
type Erased = Record<string, number>

/** The erasures of all features. */
export const erasuresOf = ({ features }: Pick<AppContext, 'features'>): readonly Erasure[] =>
  features.flatMap(({ erase = [] }) => erase)

/** Erases the features' old rows, and audit rows older than a year; `now` in ms. */
export async function erase(context: Pick<AppContext, 'db' | 'features'>, now: number): Promise<Erased> {
  const gone: Erased = {}
  await context.db.transaction().execute(async transaction => {
    // Only one of several server processes on a database erases.
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
    const withdrawals = await eraseWithdrawals(transaction, before)
    if (withdrawals) gone.consent_withdrawals = withdrawals
    const log = await sql<{ gone: string }>`select erase_audit_log(${before}) as gone`.execute(transaction)
    if (Number(log.rows[0]?.gone)) gone.audit_log = Number(log.rows[0]?.gone)
  })
  return gone
}

import { type Kysely, sql } from 'kysely'
import { maskPhone } from '#common/phone-number.ts'
import type { ServerManifest } from './context.ts'
import { audit } from './staff/audit.ts'

export type Found = { feature: string; table: string; rows: Record<string, unknown>[] }
export type Erased = { feature: string; table: string; erased: number; stays: string | undefined }

// biome-ignore lint/complexity/noBannedTypes: each feature names its own tables
type Db = Kysely<{}>
const everyPart = (features: readonly ServerManifest[]) =>
  features.flatMap(({ name, personal = [] }) => personal.map(part => ({ feature: name, ...part })))

/** Everything that is kept under a number, feature by feature, with the notice that the person was shown. */
export async function findPersonalData(
  db: Db,
  features: readonly ServerManifest[],
  phone: string,
): Promise<Found[]> {
  const found: Found[] = []
  for (const { feature, table, where } of everyPart(features)) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where ${where(phone)}`.execute(db)
    if (rows.length > 0) found.push({ feature, table, rows })
  }
  return found
}

/** Erases what is kept under a number, in one transaction and on record, the number masked. Pictures go with the next sweep. */
export const erasePersonalData = (
  db: Db,
  features: readonly ServerManifest[],
  { phone, at }: { phone: string; at: Date },
): Promise<Erased[]> =>
  db.transaction().execute(async transaction => {
    const done: Erased[] = []
    for (const { feature, table, where, replace, stays } of everyPart(features)) {
      const mine = sql`${where(phone)} and not (${stays?.where ?? sql`false`})`
      const change = replace
        ? sql`update ${sql.table(table)} set ${replace} where ${mine}`
        : sql`delete from ${sql.table(table)} where ${mine}`
      const { numAffectedRows } = await change.execute(transaction)
      const { rows } = await sql`select from ${sql.table(table)} where ${where(phone)}`.execute(transaction)
      const erased = Number(numAffectedRows ?? 0)
      if (erased > 0 || rows.length > 0)
        done.push({ feature, table, erased, stays: rows.length > 0 ? stays?.why : undefined })
    }
    await audit(transaction, {
      // Whoever runs commands on the server has no account; the line names the command.
      staff: { id: '00000000-0000-0000-0000-000000000000', username: 'npm run personal-data', roles: [] },
      ...{ at, action: 'erased', subject: 'personal-data' },
      after: { phone: maskPhone(phone), tables: done.map(({ table, erased }) => `${table}: ${erased}`) },
    })
    return done
  })

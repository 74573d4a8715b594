import { type RawBuilder, sql } from 'kysely'
import { maskPhone } from '#common/phone-number.ts'
import { refuse } from '#common/refusal.ts'
import type { Doomed } from './backup/proof.ts'
import { settleCase } from './cases.ts'
import type { AppContext, PersonalData, ServerManifest } from './context.ts'
import type { AnyDatabase, AnyTransaction } from './db/any-database.ts'
import type { Staff } from './http/request.ts'
import type { PhotoFolder } from './photos/photo-keys.ts'
import { audit } from './staff/audit.ts'

type Row = Record<string, unknown>
/** One part of what is kept: the rows of one table of a feature. */
export type Found = Pick<PersonalData, 'kind'> & { feature: string; table: string; rows: Row[] }
/** `stays`: how many rows must stay for now; they are marked, and erased as soon as they may be. */
type Erased = Pick<PersonalData, 'kind'> & {
  feature: string
  table: string
  erased: number
  stays: number
  why: PersonalData['kind'] | undefined
}
/** What remains to be done after the commit. */
type Gone = { part: PersonalData; ids: string[]; pictures: string[] }

/** A part that is kept under a phone number. */
type Numbered = PersonalData & { phone: string }
/** Every part that is kept under a phone number. */
export const everyPart = (features: readonly ServerManifest[]) =>
  features.flatMap(({ name, personal = [] }) =>
    personal.filter(hasNumber).map(part => ({ feature: name, part })),
  )
const hasNumber = (part: PersonalData): part is Numbered => part.phone !== undefined
const isOf = ({ phone: column }: Numbered, phone: string) => sql`${sql.ref(column)} = ${phone}`
const staying = ({ stays }: PersonalData) => stays?.where ?? sql`false`

/** The rows that erasing a number deletes or empties. */
export const rowsToErase = (features: readonly ServerManifest[], phone: string): Doomed[] =>
  everyPart(features).map(({ part }) => ({
    table: part.table,
    where: sql`${isOf(part, phone)} and not (${staying(part)})`,
  }))

/** Everything kept under a number, feature by feature, with the notice that the person was shown. */
export async function findPersonalData(
  db: AnyDatabase,
  features: readonly ServerManifest[],
  phone: string,
): Promise<Found[]> {
  const found: Found[] = []
  for (const { feature, part } of everyPart(features)) {
    const { table, kind } = part
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${isOf(part, phone)}`.execute(db)
    if (rows.length > 0) found.push({ feature, table, kind, rows })
  }
  return found
}

/**
 * Erases what is kept under a number, in one transaction and with an audit entry that masks the number. Rows that must stay are
 * marked. Call `finishErasure` with `gone` afterwards.
 */
export const erasePersonalData = (
  db: AnyDatabase,
  features: readonly ServerManifest[],
  { phone, staff, at, reason }: { phone: string; staff: Staff; at: Date; reason?: string },
): Promise<{ done: Erased[]; gone: Gone[] }> =>
  db.transaction().execute(async transaction => {
    const done: Erased[] = []
    const gone: Gone[] = []
    for (const { feature, part } of everyPart(features)) {
      const { table, stays, kind } = part
      const which = isOf(part, phone)
      const rows = await eraseRows(transaction, feature, part, { which, at, by: 'staff' })
      if (rows.ids.length > 0) gone.push(rows)
      const left = stays
        ? await sql<Row>`update ${sql.table(table)} set ${stays.mark}
            where ${which} and ${stays.where} returning 1`.execute(transaction)
        : { rows: [] }
      if (rows.ids.length + left.rows.length === 0) continue
      const why = left.rows.length > 0 ? stays?.why : undefined
      done.push({ feature, table, kind, erased: rows.ids.length, stays: left.rows.length, why })
    }
    const tables = done.map(
      ({ table, erased, stays }) => `${table}: ${erased}${stays ? ` (${stays} stay)` : ''}`,
    )
    const after = { phone: maskPhone(phone), tables, ...(reason !== undefined && { reason }) }
    await audit(transaction, { staff, at, action: 'erased', subject: 'personal-data', after })
    return { done, gone }
  })

/** Erases rows of one part, and records for each that its consent was withdrawn. */
export async function eraseRows(
  transaction: AnyTransaction,
  feature: string,
  part: PersonalData,
  { which, at, by }: { which: RawBuilder<unknown>; at: Date; by: 'person' | 'staff' },
): Promise<Gone> {
  const table = sql.table(part.table)
  const { rows } = await sql<Row>`
    select * from ${table} where ${which} and not (${staying(part)}) for update`.execute(transaction)
  const mine = sql`${which} and not (${staying(part)})`
  await (part.replace
    ? sql`update ${table} set ${part.replace} where ${mine}`
    : sql`delete from ${table} where ${mine}`
  ).execute(transaction)
  for (const { id } of rows)
    for (const kind of part.cases ?? []) await settleCase(transaction, kind, String(id), '')
  for (const { id, notice_version, notice_language, created_at } of rows) {
    if (notice_version === undefined) continue
    await sql`
      insert into consent_withdrawals
        (submission_id, feature, notice_version, notice_language, given_at, withdrawn_at, withdrawn_by)
      values (${id}, ${feature}, ${notice_version}, ${notice_language}, ${created_at}, ${at}, ${by})
      on conflict (submission_id) do nothing`.execute(transaction)
  }
  const pictures = rows.flatMap(row => part.pictures?.columns.map(column => row[column]) ?? [])
  return {
    part,
    ids: rows.map(row => String(row.id ?? '')),
    pictures: pictures.filter((hash): hash is string => typeof hash === 'string' && hash !== ''),
  }
}

/** Updates the lists, and deletes pictures that no row names any more. Call it after the commit. */
export async function finishErasure(context: AppContext, gone: readonly Gone[]): Promise<void> {
  for (const { part, ids } of gone) await part.changed?.(context, ids)
  for (const folder of ['photos', 'private'] as const satisfies readonly PhotoFolder[]) {
    const hashes = gone.flatMap(({ part, pictures }) => (part.pictures?.folder === folder ? pictures : []))
    await context.photos.removeUnused([...new Set(hashes)], folder)
  }
}

/**
 * A visitor withdraws consent to what their own phone sent: the rows of `which` are erased as if staff did it. False if there is
 * no such row.
 */
export async function withdrawConsent(
  context: AppContext,
  { feature, part, which }: { feature: string; part: PersonalData; which: RawBuilder<unknown> },
): Promise<boolean> {
  const at = new Date(context.clock())
  const gone = await context.db
    .transaction()
    .execute(transaction => eraseRows(transaction, feature, part, { which, at, by: 'person' }))
  await finishErasure(context, [gone])
  return gone.ids.length > 0
}

/**
 * Refuses `withdrawn` 410 if consent to this submission was withdrawn. Call it after its row was looked for and not found: what
 * its phone still sends, such as its photo or a repeated request, must not store it again.
 */
export async function refuseWithdrawn({ db }: Pick<AppContext, 'db'>, id: string): Promise<void> {
  const { rows } = await sql`select from consent_withdrawals where submission_id = ${id}`.execute(db)
  if (rows.length > 0) refuse('withdrawn', 410, 'This was erased because its sender asked for it.')
}

/** Erases the records of withdrawals before a time; returns how many. */
export async function eraseWithdrawals(db: AnyDatabase, before: Date): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from consent_withdrawals where withdrawn_at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

import { type Insertable, type Selectable, sql } from 'kysely'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { LostFoundDatabase, LostFoundTables } from '../tables.server.ts'
import type { MissingPersonReport } from './contract.ts'

export type ReportRow = Selectable<LostFoundTables['missing_person_reports']>
type Db = LostFoundDatabase

const mostListed = 500

export const reportOf = (row: ReportRow): MissingPersonReport => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  is_found: row.is_found,
  person: row.person,
  last_seen: row.last_seen,
  has_photo: row.image_hash !== null,
  was_post: row.item_id !== null,
  status: row.status,
  note: row.note,
  created_at: row.created_at.toISOString(),
})

export const reportById = (db: Db, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('missing_person_reports').selectAll().where('id', '=', id).executeTakeFirst()

/** Keeps a report and raises its case, in the caller's transaction; undefined where its id (or the post it was) has one. */
export async function keepReport(
  transaction: Db,
  row: Insertable<LostFoundTables['missing_person_reports']>,
): Promise<ReportRow | undefined> {
  const kept = await transaction
    .insertInto('missing_person_reports')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (kept) await raiseCase(transaction, caseKindOf(kept), kept.id)
  return kept
}
const caseKindOf = (row: Pick<ReportRow, 'is_found'>) => (row.is_found ? 'found-person' : 'missing-person')

/** Open ones first, then newest first. */
export const allReports = (db: Db): Promise<ReportRow[]> =>
  db
    .selectFrom('missing_person_reports')
    .selectAll()
    .orderBy('status', 'desc')
    .orderBy('arrival', 'desc')
    .limit(mostListed)
    .execute()

/** Says what was done, on record; undefined where there is no such report. */
export const decideReport = (
  db: Db,
  id: string,
  { status, note }: { status: 'open' | 'closed'; note: string },
  by: { staff: Staff; at: Date },
): Promise<ReportRow | undefined> =>
  db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('missing_person_reports')
      .select(['status', 'note'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const row = await transaction
      .updateTable('missing_person_reports')
      .set({ status, note, closed_at: status === 'closed' ? by.at : null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const kind = caseKindOf(row)
    if (status === 'closed') await settleCase(transaction, kind, id, by.staff.username)
    else if (before.status === 'closed') await raiseCase(transaction, kind, id)
    // A note may name the person: that there is one goes on record, its words do not.
    const seen = (value: { status: string; note: string }) => ({
      status: value.status,
      note: value.note.length,
    })
    const change = { before: seen(before), after: seen({ status, note }) }
    await audit(transaction, { ...by, action: 'changed', subject: 'missing-person', id, ...change })
    return row
  })

/** Which of these pictures a report still names. */
export async function reportPicturesInUse(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('missing_person_reports')
    .select('image_hash')
    .distinct()
    .where('image_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
    .execute()
  return rows.flatMap(row => row.image_hash ?? [])
}

import { type ExpressionBuilder, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import {
  type ContestDatabase,
  type ContestTables,
  erasedImage,
  type PublicRow,
  publicColumns,
  publicPhoto,
} from '../tables.server.ts'
import type { EntryList, StaffEntry } from './staff-contract.ts'

const pageSize = 30
const staffColumns = [...publicColumns, 'phone', 'description', 'is_hidden', 'hidden_reason'] as const
type Row = PublicRow & {
  phone: string
  description: string
  is_hidden: boolean
  hidden_reason: string | null
}

// Reports from one network count once, so that somebody with many phones does not look like many people.
const reports = sql<number>`(
  select count(distinct network)::int from photo_reports where photo_reports.photo_id = photo_contest_submissions.id)`
/** Which rows belong to each list of the photos panel. */
const listConditions = {
  waiting: sql<boolean>`not is_approved and not is_hidden`,
  // A report on an approved photo is not shown again: staff have looked at it.
  reported: sql<boolean>`not is_approved and not is_hidden and exists (
    select from photo_reports where photo_reports.photo_id = photo_contest_submissions.id)`,
  approved: sql<boolean>`is_approved and not is_hidden`,
  hidden: sql<boolean>`is_hidden`,
} as const satisfies Record<EntryList, unknown>

/** One page of a list: the most reported first, then the oldest; `id`: only that entry. */
export async function listEntries(
  db: ContestDatabase,
  list: EntryList,
  { id, after }: { id?: string | undefined; after?: { reports: number; arrival: string } | undefined },
) {
  const from = db
    .selectFrom('photo_contest_submissions')
    .select([...staffColumns, 'arrival', reports.as('reports')])
    .where(id === undefined ? listConditions[list] : sql<boolean>`id = ${id}::uuid`)
  const rows = await db
    .selectFrom(from.as('entry'))
    .selectAll()
    .$if(after !== undefined, query =>
      query.where(
        sql<boolean>`(-reports, arrival) > (${-(after?.reports ?? 0)}::int, ${after?.arrival}::bigint)`,
      ),
    )
    .orderBy('reports', 'desc')
    .orderBy('arrival')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    entries: page.map(toStaffEntry),
    next: rows.length > pageSize && last ? `${last.reports}_${last.arrival}` : null,
  }
}

/** The length of each list. */
export async function countEntries(db: ContestDatabase): Promise<Record<EntryList, number>> {
  const count = ({ fn }: ExpressionBuilder<ContestTables, 'photo_contest_submissions'>, list: EntryList) =>
    fn.countAll<string>().filterWhere(listConditions[list]).as(list)
  const row = await db
    .selectFrom('photo_contest_submissions')
    .select(of => [count(of, 'waiting'), count(of, 'reported'), count(of, 'approved'), count(of, 'hidden')])
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(row.waiting),
    reported: Number(row.reported),
    approved: Number(row.approved),
    hidden: Number(row.hidden),
  }
}

type Change =
  | { action: 'approved' | 'unapproved'; set: { is_approved: boolean } }
  | { action: 'hidden' | 'shown'; set: { is_hidden: boolean; hidden_reason: string | null } }
/** Approves, hides or shows an entry and writes it to the audit log. Undefined if there is no such entry. */
export async function changeEntry(
  db: ContestDatabase,
  id: string,
  { action, set }: Change,
  by: By,
): Promise<StaffEntry | undefined> {
  return db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('photo_contest_submissions')
      .select(['is_approved', 'is_hidden', 'hidden_reason', 'image_hash'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const isVisible = 'is_hidden' in set ? !set.is_hidden : !before.is_hidden
    if (isVisible && before.image_hash === erasedImage) refuse('files-erased', 409)
    const row = await transaction
      .updateTable('photo_contest_submissions')
      .set(set)
      .where('id', '=', id)
      .returning([...staffColumns, reports.as('reports')])
      .executeTakeFirstOrThrow()
    // A decision about the photo settles its reports.
    await settleCase(transaction, 'photo-report', id, by.staff.username)
    await audit(transaction, { ...by, action, subject: 'photo', id, before, after: { ...before, ...set } })
    return toStaffEntry(row)
  })
}

/**
 * Erases the picture of a hidden entry, with an audit entry; the row stays hidden with its votes. Returns the entry and the hash
 * of the files to delete after the commit; undefined if there is no such entry. Refuses `not-hidden` 409.
 */
export const eraseFiles = (
  db: ContestDatabase,
  id: string,
  { staff, at }: By,
): Promise<{ entry: StaffEntry; hash: string } | undefined> =>
  db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('photo_contest_submissions')
      .select(['image_hash', 'is_hidden'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    if (!before.is_hidden) refuse('not-hidden', 409, 'Hide the photo first.')
    const row = await transaction
      .updateTable('photo_contest_submissions')
      .set({ image_hash: erasedImage })
      .where('id', '=', id)
      .returning([...staffColumns, reports.as('reports')])
      .executeTakeFirstOrThrow()
    const hash = before.image_hash
    if (hash !== erasedImage)
      await audit(transaction, {
        staff,
        at,
        action: 'files-erased',
        subject: 'photo',
        id,
        after: { image_hash: hash },
      })
    return { entry: toStaffEntry(row), hash }
  })

/** The public row of an entry, even of a hidden one. */
export async function photoForStaff(db: ContestDatabase, id: string) {
  const row = await db
    .selectFrom('photo_contest_submissions')
    .select(publicColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && publicPhoto(row)
}

function toStaffEntry(row: Row & { reports: number }): StaffEntry {
  const { phone, description, is_hidden, hidden_reason } = row
  const has_files = row.image_hash !== erasedImage
  return {
    ...publicPhoto(row),
    has_files,
    phone,
    description,
    is_hidden,
    hidden_reason,
    reports: row.reports,
  }
}

/** Stores that a phone reported a photo, once. False if the photo is hidden or unknown. */
export async function addReport(
  db: ContestDatabase,
  { photoId, device, network, at }: { photoId: string; device: string; network: string; at: Date },
): Promise<boolean> {
  const photo = await db
    .selectFrom('photo_contest_submissions')
    .select('id')
    .where('id', '=', photoId)
    .where('is_hidden', '=', false)
    .executeTakeFirst()
  if (!photo) return false
  await db.transaction().execute(async transaction => {
    const added = await transaction
      .insertInto('photo_reports')
      .values({ photo_id: photoId, device, network, reported_at: at })
      .onConflict(conflict => conflict.columns(['photo_id', 'device']).doNothing())
      .returning('photo_id')
      .executeTakeFirst()
    if (added) await raiseCase(transaction, 'photo-report', photoId)
  })
  return true
}

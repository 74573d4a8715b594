import { type ExpressionBuilder, sql } from 'kysely'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import {
  type ContestDatabase,
  type ContestTables,
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

// Reports from one network count once: a rival with many phones at hand must not look like many people.
const reports = sql<number>`(
  select count(distinct network)::int from photo_reports where photo_reports.photo_id = photo_contest_submissions.id)`
const belongs = {
  waiting: sql<boolean>`not is_approved and not is_hidden`,
  // What staff looked at and approved is not asked about again.
  reported: sql<boolean>`not is_approved and not is_hidden and exists (
    select from photo_reports where photo_reports.photo_id = photo_contest_submissions.id)`,
  approved: sql<boolean>`is_approved and not is_hidden`,
  hidden: sql<boolean>`is_hidden`,
} as const satisfies Record<EntryList, unknown>

/** One page of what staff look at: the most reported first, then the oldest, for nobody should wait longest. */
export async function entriesFor(
  db: ContestDatabase,
  list: EntryList,
  after?: { reports: number; arrival: string },
) {
  const from = db
    .selectFrom('photo_contest_submissions')
    .select([...staffColumns, 'arrival', reports.as('reports')])
    .where(belongs[list])
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
    entries: page.map(staffPhoto),
    next: rows.length > pageSize && last ? `${last.reports}_${last.arrival}` : null,
  }
}

/** How many entries stand in each list. */
export async function entryCounts(db: ContestDatabase): Promise<Record<EntryList, number>> {
  const count = ({ fn }: ExpressionBuilder<ContestTables, 'photo_contest_submissions'>, list: EntryList) =>
    fn.countAll<string>().filterWhere(belongs[list]).as(list)
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
/** Changes what others see of an entry, on record; undefined where there is none. */
export async function changeEntry(
  db: ContestDatabase,
  id: string,
  { action, set }: Change,
  by: { staff: Staff; at: Date },
): Promise<StaffEntry | undefined> {
  return db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('photo_contest_submissions')
      .select(['is_approved', 'is_hidden', 'hidden_reason'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const row = await transaction
      .updateTable('photo_contest_submissions')
      .set(set)
      .where('id', '=', id)
      .returning([...staffColumns, reports.as('reports')])
      .executeTakeFirstOrThrow()
    await audit(transaction, { ...by, action, subject: 'photo', id, before, after: { ...before, ...set } })
    return staffPhoto(row)
  })
}

/** The public row of any entry, hidden ones too. */
export async function anyPhoto(db: ContestDatabase, id: string) {
  const row = await db
    .selectFrom('photo_contest_submissions')
    .select(publicColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && publicPhoto(row)
}

function staffPhoto(row: Row & { reports: number }): StaffEntry {
  const { phone, description, is_hidden, hidden_reason } = row
  return { ...publicPhoto(row), phone, description, is_hidden, hidden_reason, reports: row.reports }
}

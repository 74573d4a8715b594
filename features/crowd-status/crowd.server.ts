import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { StoredRow } from '#kit/server/staff/row-columns.ts'
import type { CrowdDay, CrowdPlace, CrowdReport } from './contract.ts'
import { type Change, calmerAfter, dayLength } from './day.ts'
import { type CrowdStatusValue, crowdColors, crowdStatuses } from './level.ts'
import type { crowdPlaceColumns } from './places/columns.ts'

type PlaceRow = StoredRow<typeof crowdPlaceColumns> & {
  status: CrowdStatusValue | null
  note_en: Generated<string>
  note_hi: Generated<string>
  status_changed_at: Date | null
  density: Generated<number | null>
  reporters: Generated<string[]>
}
type ReportRow = {
  place_id: string
  old_status: CrowdStatusValue | null
  status: CrowdStatusValue | null
  note_en: string
  note_hi: string
  density: Generated<number | null>
  staff_id: string | null
  reported_at: Date
}
export type CrowdTables = { crowd_status: PlaceRow; crowd_reports: ReportRow }
export type CrowdDatabase = Kysely<CrowdTables>

const columns = [
  'id',
  'location_en',
  'location_hi',
  'status',
  'description_en',
  'description_hi',
  'note_en',
  'note_hi',
  'status_changed_at',
  'density',
] as const

/** Places with an order by staff first, then by location (specification §7). */
export const inOrder = sql`turn nulls last, location_en, id`

/** Every active place, in order. */
export async function activePlaces(db: CrowdDatabase): Promise<CrowdPlace[]> {
  const rows = await db
    .selectFrom('crowd_status')
    .select(columns)
    .where('is_active', '=', true)
    .orderBy(inOrder)
    .execute()
  return rows.map(publicPlace)
}

/** An active place; undefined if there is none with this id. */
export async function activePlace(db: CrowdDatabase, id: string): Promise<CrowdPlace | undefined> {
  const row = await db
    .selectFrom('crowd_status')
    .select(columns)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row && publicPlace(row)
}

type Written = Pick<CrowdReport, 'status' | 'description' | 'density'> & {
  /** When it was observed: earlier than `at` if the report waited for a network. */
  observedAt: Date
}

/**
 * Stores a report and its history row, in the caller's transaction. Refuses `not-found`, and `newer-report` if the place has a
 * report that was observed later.
 */
export async function report(
  trx: CrowdDatabase,
  id: string,
  { status, description, density = null, observedAt }: Written,
  { staff, at }: By,
): Promise<void> {
  const before = await trx
    .selectFrom('crowd_status')
    .select(['status', 'note_en', 'note_hi', 'location_en', 'location_hi', 'status_changed_at'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return refuse('not-found', 404)
  const hasWaited = observedAt < at
  if (hasWaited && before.status_changed_at && before.status_changed_at > observedAt)
    refuse('newer-report', 409, 'This place has a newer report.')
  const note = { note_en: description.en, note_hi: description.hi }
  await trx
    .updateTable('crowd_status')
    .set({ status, density, ...note, status_changed_at: observedAt })
    .where('id', '=', id)
    .execute()
  const row = { place_id: id, old_status: before.status, status, density, ...note }
  await trx
    .insertInto('crowd_reports')
    .values({ ...row, staff_id: staff.id, reported_at: observedAt })
    .execute()
  await raiseOrSettle(trx, id, before.status, status, staff.username)
  const { location_en: place, location_hi } = before
  await audit(trx, {
    ...{ staff, at, action: 'reported', subject: 'crowd', id, name: { en: place, hi: location_hi } },
    before: { status: before.status, note_en: before.note_en, note_hi: before.note_hi },
    after: {
      place,
      status,
      ...(density && { density }),
      ...note,
      ...(hasWaited && { observed_at: observedAt.toISOString() }),
    },
  })
}

/**
 * Deletes the caller's own report, in the caller's transaction: the one before counts again, as it was; a repeat changes nothing.
 * Refuses `not-found`, and `changed-meanwhile` if the place has a newer report, or that of `reportedAt` is somebody else's.
 */
export async function withdrawReport(
  trx: CrowdDatabase,
  id: string,
  reportedAt: Date,
  { staff, at }: By,
): Promise<void> {
  const now = await trx
    .selectFrom('crowd_status')
    .select(['status', 'location_en', 'location_hi', 'status_changed_at'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!now) return refuse('not-found', 404)
  // Withdrawn already: its answer was lost.
  if ((now.status_changed_at ?? 0) < reportedAt) return
  const isNewest = now.status_changed_at?.getTime() === reportedAt.getTime()
  const { numDeletedRows } = await trx
    .deleteFrom('crowd_reports')
    .where('place_id', '=', id)
    .where('reported_at', '=', reportedAt)
    .where('staff_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!isNewest || !numDeletedRows) refuse('changed-meanwhile', 409, 'This place has another report now.')
  const earlier = await trx
    .selectFrom('crowd_reports')
    .select(['status', 'note_en', 'note_hi', 'density', 'reported_at'])
    .where('place_id', '=', id)
    .orderBy('reported_at', 'desc')
    .executeTakeFirst()
  const { reported_at: status_changed_at, ...report } = earlier ?? {
    ...{ status: null, note_en: '', note_hi: '', density: null, reported_at: null },
  }
  await trx
    .updateTable('crowd_status')
    .set({ ...report, status_changed_at })
    .where('id', '=', id)
    .execute()
  await raiseOrSettle(trx, id, now.status, report.status, staff.username)
  const { location_en: place, location_hi } = now
  await audit(trx, {
    ...{ staff, at, action: 'withdrawn', subject: 'crowd', id, name: { en: place, hi: location_hi } },
    before: { status: now.status },
    after: { place, status: report.status },
  })
}

async function raiseOrSettle(
  trx: CrowdDatabase,
  id: string,
  from: CrowdStatusValue | null,
  to: CrowdStatusValue | null,
  username: string,
): Promise<void> {
  if (to !== 'high') await settleCase(trx, 'crowd-high', id, username)
  else if (from !== 'high') await raiseCase(trx, 'crowd-high', id)
}

const historyDays = 7

/** For every place with a report in the last week: its last 24 hours, and the hour after which it is usually calmer. */
export async function lastDays(db: CrowdDatabase, now: number): Promise<CrowdDay[]> {
  const rows = await db
    .selectFrom('crowd_reports')
    .innerJoin('crowd_status', 'crowd_status.id', 'crowd_reports.place_id')
    .select(['place_id', 'crowd_reports.status as status', 'reported_at'])
    .where('is_active', '=', true)
    .where('reported_at', '>', new Date(now - historyDays * dayLength))
    .orderBy(sql`reported_at`)
    .execute()
  return [...Map.groupBy(rows, row => row.place_id)].map(([id, reports]) => {
    const changes: Change[] = reports.map(row => ({ at: row.reported_at.getTime(), status: row.status }))
    return {
      id,
      reports: inTheLastDay(changes, now).map(change => ({
        at: new Date(change.at).toISOString(),
        status: change.status,
      })),
      calmer_after: calmerAfter(changes, now),
    }
  })
}

function inTheLastDay(changes: Change[], now: number): Change[] {
  const firstInside = changes.findIndex(change => change.at > now - dayLength)
  if (firstInside === -1) return changes.slice(-1)
  return changes.slice(Math.max(0, firstInside - 1))
}

function publicPlace(row: Pick<Selectable<PlaceRow>, (typeof columns)[number]>): CrowdPlace {
  const said = { en: row.note_en || row.note_hi, hi: row.note_hi || row.note_en }
  return {
    id: row.id,
    location: { en: row.location_en, hi: row.location_hi },
    status: row.status,
    status_color: row.status && (crowdColors[crowdStatuses.indexOf(row.status)] ?? null),
    description: said.en ? said : { en: row.description_en, hi: row.description_hi },
    updated_at: row.status_changed_at?.toISOString() ?? null,
    ...(row.density !== null && { density: row.density }),
  }
}

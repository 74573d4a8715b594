import { type Kysely, sql } from 'kysely'
import { type StoredRow, staffRow, toColumns } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { eventColumns } from './columns.ts'
import type { EntryFields, StaffEntry, StaffSchedules } from './contract.ts'

type EntryRow = StoredRow<typeof eventColumns>
export type EventTables = { event_entries: EntryRow }
type Db = Kysely<EventTables>

/** Schedules of the years that have rows. A year whose rows are all hidden has an empty schedule. */
export async function staffSchedules(db: Db): Promise<StaffSchedules> {
  const rows = await entries(db).orderBy(inOrder).execute()
  const years = Map.groupBy(rows.map(shown), ({ date }) => Number(date.slice(0, 4)))
  return {
    years: [...years].map(([year, kept]) => ({
      year,
      schedule: kept
        .filter(entry => entry.is_active)
        .map(({ id: _, is_active: __, updated_at: ___, ...shown }) => shown),
    })),
  }
}

export async function allEntries(db: Db): Promise<StaffEntry[]> {
  const rows = await entries(db)
    .orderBy(sql`extract(year from event_entries.day)`, 'desc')
    .orderBy(inOrder)
    .execute()
  return rows.map(shown)
}

const inOrder = sql`event_entries.day, event_entries.at_time, id`
// Date and time are read as text: a JavaScript Date would shift them by the server's time zone.
const entries = (db: Db) =>
  db
    .selectFrom('event_entries')
    .selectAll()
    .select([
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      sql<string>`to_char(at_time, 'HH24:MI')`.as('at_time'),
    ])
const shown = (row: EntryRow): StaffEntry => staffRow(eventColumns, row)

export const entryRecords = staffRecords<EventTables, EntryRow, EntryFields, StaffEntry>({
  subject: 'event',
  table: 'event_entries',
  find: (db, id) => entries(db).where('id', '=', id),
  columns: fields => toColumns(eventColumns, fields),
  shown,
})

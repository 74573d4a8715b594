import { type Kysely, sql } from 'kysely'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import type { EntryFields, StaffEntry, StaffSchedules } from './contract.ts'

export type EventTables = {
  event_entries: {
    id: string
    day: Date | string
    at_time: string
    type: StaffEntry['type']
    title_en: string
    title_hi: string
    description_en: string
    description_hi: string
    is_active: boolean
    created_at: Date
    updated_at: Date
  }
}
type Db = Kysely<EventTables>

/** Schedules of the years that have rows. A year whose rows are all hidden has an empty schedule. */
export async function staffSchedules(db: Db): Promise<StaffSchedules> {
  const years = Map.groupBy((await entries(db).execute()).map(staffRow), ({ date }) =>
    Number(date.slice(0, 4)),
  )
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
    .clearOrderBy()
    .orderBy(sql`extract(year from day)`, 'desc')
    .orderBy(sql`day, at_time, id`)
    .execute()
  return rows.map(staffRow)
}

// Date and time are read as text: a JavaScript Date would shift them by the server's time zone.
const entries = (db: Db) =>
  db
    .selectFrom('event_entries')
    .select([
      'id',
      'type',
      'title_en',
      'title_hi',
      'description_en',
      'description_hi',
      'is_active',
      'updated_at',
    ])
    .select([
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date'),
      sql<string>`to_char(at_time, 'HH24:MI')`.as('time'),
    ])
    .orderBy('day')
    .orderBy('at_time')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]
const staffRow = (row: Row): StaffEntry => ({
  id: row.id,
  date: row.date,
  time: row.time,
  type: row.type,
  title: { en: row.title_en, hi: row.title_hi },
  description: { en: row.description_en, hi: row.description_hi },
  is_active: row.is_active,
  updated_at: row.updated_at.toISOString(),
})
const columns = ({ date, time, type, title, description, is_active }: EntryFields) => ({
  day: date,
  at_time: time,
  type,
  title_en: title.en,
  title_hi: title.hi,
  description_en: description.en,
  description_hi: description.hi,
  is_active,
})

export const entryRecords = staffRecords({
  subject: 'event',
  table: 'event_entries',
  find: (db: Db, id) => entries(db).where('id', '=', id),
  columns,
  shown: staffRow,
})

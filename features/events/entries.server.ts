import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { audit } from '#server/kit/audit.ts'
import type { Staff } from '#server/kit/request.ts'
import { refuseStale, refuseTaken } from '#server/kit/versions.ts'
import type { EntryFields, KeptYears, StaffEntry } from './contract.ts'

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
type By = { staff: Staff; at: Date }

/** The schedules that staff keep: a year of which everything was taken out has an empty one. */
export async function keptSchedules(db: Db): Promise<KeptYears> {
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

/** Adds an entry; the same one again is answered as it stands. Refuses `taken`. */
export async function addEntry(
  db: Db,
  id: string,
  fields: EntryFields,
  { staff, at }: By,
): Promise<StaffEntry> {
  return refuseTaken(
    db.transaction().execute(async trx => {
      const known = await entries(trx).where('id', '=', id).executeTakeFirst()
      if (known) return staffRow(known)
      await trx
        .insertInto('event_entries')
        .values({ id, ...columns(fields, at), created_at: at })
        .execute()
      const after = await oneEntry(trx, id)
      await audit(trx, { staff, at, action: 'added', subject: 'event', id, after })
      return after
    }),
  )
}

/** Changes an entry that is still as `seen` (its updated_at). Refuses `changed-meanwhile`, `taken`, `not-found`. */
export async function changeEntry(
  db: Db,
  id: string,
  seen: string,
  fields: EntryFields,
  { staff, at }: By,
): Promise<StaffEntry> {
  return refuseTaken(
    db.transaction().execute(async trx => {
      const row = await entries(trx).where('id', '=', id).forUpdate().executeTakeFirst()
      if (!row) return refuse('not-found', 404)
      refuseStale(row.updated_at, seen)
      await trx.updateTable('event_entries').set(columns(fields, at)).where('id', '=', id).execute()
      const after = await oneEntry(trx, id)
      await audit(trx, { staff, at, action: 'changed', subject: 'event', id, before: staffRow(row), after })
      return after
    }),
  )
}

const oneEntry = async (db: Db, id: string) =>
  staffRow(await entries(db).where('id', '=', id).executeTakeFirstOrThrow())

// Day and time as they are written: a Date of JavaScript would move them by the machine's zone.
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
const columns = ({ date, time, type, title, description, is_active }: EntryFields, at: Date) => ({
  day: date,
  at_time: time,
  type,
  title_en: title.en,
  title_hi: title.hi,
  description_en: description.en,
  description_hi: description.hi,
  is_active,
  updated_at: at,
})

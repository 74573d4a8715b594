import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { collectedOn, editions } from '#content/edition.ts'
import type { AppContext } from '#kit/server/context.ts'

/** Inserts the schedules of content/edition.ts into an empty table, so that staff can edit them. */
export async function insertStarterSchedule({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const at = new Date(`${collectedOn}T00:00+05:30`)
  const rows = editions
    .flatMap(({ schedule }) => schedule)
    .map(({ date, time, type, title, description }) => ({
      id: randomUUID(),
      date,
      time,
      type,
      title,
      description,
    }))
  await sql`
    insert into event_entries (id, day, at_time, type, title_en, title_hi, description_en, description_hi, created_at,
      updated_at)
    select id, date, time, type, title->>'en', title->>'hi', description->>'en', description->>'hi',
      ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id uuid, date date, time time, type text, title jsonb, description jsonb)
    where not exists (select from event_entries)`.execute(db)
}

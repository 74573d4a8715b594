import { sql } from 'kysely'
import type { ReportPart } from '#kit/server/context.ts'
import { perDay } from '#kit/server/db/per-day.ts'

/**
 * Persons reported missing, found, back with their people, and passed to the police, of each day. Of a found person and the
 * report of those who came for them, one counts.
 */
export const personsByDay: ReportPart = ({ db }, days) =>
  perDay(
    db,
    days,
    ['missing', 'found', 'reunited', 'police'],
    sql`select created_at as at, case when is_found then 'found' else 'missing' end as what, 1 as count
          from missing_person_reports
        union all
        select closed_at, case outcome when 'police' then 'police' else 'reunited' end, 1
          from missing_person_reports r
          where outcome in ('handed-over', 'together', 'police') and not exists
            (select from missing_person_hand_overs h where h.match_id = r.id and h.given_at is not null)`,
  )

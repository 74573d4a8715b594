import { sql } from 'kysely'
import type { CaseSource } from '#kit/server/cases.ts'
import type { ReportPart, ServerManifest } from '#kit/server/context.ts'
import { perDay } from '#kit/server/db/per-day.ts'
import { lostFoundApi } from './api.server.ts'
import { personCases } from './missing-person/cases.server.ts'
import { personalItems, personalReports } from './personal.server.ts'
import { ringCases } from './rings/rings.server.ts'
import { placesOfPersons, sentItems, sentPersons, sentSightings } from './together.server.ts'

/**
 * Persons reported missing, found, back with their people, and passed to the police, of each day. Of a found person and the
 * report of those who came for them, one counts.
 */
const personsByDay: ReportPart = ({ db }, days) =>
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

const places = ({ db }: CaseSource) => placesOfPersons(db)

export const manifest: ServerManifest = {
  name: 'lost-found',
  api: lostFoundApi,
  personal: [personalReports, personalItems],
  erase: [
    {
      table: 'missing_person_reports',
      where: before => sql`greatest(created_at, closed_at) < ${before}`,
    },
    // The picture of a post that became a person's report belongs to both: the post is erased after the report.
    {
      table: 'lost_found_items',
      ofOneFair: true,
      where: before => sql`greatest(created_at, closed_at) < ${before} and not exists
        (select from missing_person_reports r where r.item_id = lost_found_items.id)`,
    },
    { table: 'lost_found_reveals', ofOneFair: true, where: before => sql`at < ${before}` },
    { table: 'lost_found_asks', ofOneFair: true, where: before => sql`at < ${before}` },
  ],
  cases: [...personCases.map(kind => ({ ...kind, places })), ...ringCases],
  sent: [sentPersons, sentSightings, sentItems],
  report: { persons: personsByDay },
  exports: {
    'missing-persons': sql`
      select number, created_at, is_found, status, outcome, closed_at, first_name, village, sex, age_band,
        person, last_seen, place, seen_at, array_to_string(colours, ' ') as colours,
        array_to_string(garments, ' ') as garments, marks, desk, name as reporter, phone, police_at, police_station, note
      from missing_person_reports order by arrival desc`,
    'lost-found': sql`
      select id, created_at, type, kind, name, phone, description, submitted_at, helpdesk_contact, status
      from lost_found_items order by arrival desc`,
  },
}

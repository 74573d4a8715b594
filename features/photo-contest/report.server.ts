import { sql } from 'kysely'
import type { ReportPart } from '#kit/server/context.ts'
import { perDay } from '#kit/server/db/per-day.ts'

/** Photos that were sent and votes that count, of each day. */
export const photosByDay: ReportPart = ({ db }, days) =>
  perDay(
    db,
    days,
    ['photos', 'votes'],
    sql`select created_at as at, 'photos' as what, 1 as count from photo_contest_submissions
        union all select created_at, 'votes', 1 from photo_votes where voided_at is null`,
  )

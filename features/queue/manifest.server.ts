import { sql } from 'kysely'
import type { ReportPart, ServerManifest } from '#kit/server/context.ts'
import { datesOf, inDays } from '#kit/server/db/per-day.ts'
import { queueApi } from './api.server.ts'
import type { WaitingHours } from './waiting.ts'

type Row = { day: string; reports: number; longest: WaitingHours }

/** Each day's number of reports and longest reported wait (null: no report). */
const queueByDay: ReportPart = async ({ db }, days) => {
  const { rows } = await sql<Row>`
    select to_char(told_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, count(*)::int as reports,
      max(hours) as longest
    from queue_reports
    where line = 'tail' and withdrawn_at is null and ${inDays(sql`told_at`, days)} group by 1`.execute(db)
  return datesOf(days).map(day => rows.find(row => row.day === day) ?? { day, reports: 0, longest: null })
}

export const manifest: ServerManifest = {
  name: 'queue',
  api: queueApi,
  erase: [{ table: 'queue_reports', where: before => sql`told_at < ${before}`, topic: 'queue' }],
  report: { queue: queueByDay },
  exports: {
    queue: sql`
      select told_at, received_at, line, place, hours, withdrawn_at from queue_reports order by told_at desc, id`,
  },
}

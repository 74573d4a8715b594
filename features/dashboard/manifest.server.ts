import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { perDay } from '#kit/server/db/per-day.ts'
import { perHour } from '#kit/server/db/per-hour.ts'
import { dashboardApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'dashboard',
  api: dashboardApi,
  emptyInPractice: ['alarm_messages'],
  overview: { visits: (db, now) => perHour(db, now, sql`select hour as at, count from visits`) },
  report: {
    visitors: ({ db }, days) =>
      perDay(db, days, ['visitors'], sql`select hour as at, 'visitors' as what, count from visits`),
  },
}

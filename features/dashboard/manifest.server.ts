import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { perHour } from '#kit/server/db/per-hour.ts'
import { api } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'dashboard',
  api,
  overview: { visits: (db, now) => perHour(db, now, sql`select hour as at, count from visits`) },
}

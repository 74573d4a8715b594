import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { feedbackApi } from './api.server.ts'
import { starsOfDays } from './overview.server.ts'

export const manifest: ServerManifest = {
  name: 'feedback',
  api: feedbackApi,
  erase: [{ table: 'feedback', where: before => sql`created_at < ${before}` }],
  counts: ['feedback'],
  overview: { feedback: starsOfDays },
  exports: { feedback: sql`select created_at, rating, name, feedback from feedback order by arrival desc` },
}

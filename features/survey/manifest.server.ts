import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { surveyApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'survey',
  api: surveyApi,
  erase: [
    // Where and when a member of staff walked is needed only until the line is adopted.
    { table: 'survey_parts', days: 90, where: before => sql`created_at < ${before}` },
    { table: 'survey_points', where: before => sql`created_at < ${before}` },
  ],
}

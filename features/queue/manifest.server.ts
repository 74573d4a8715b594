import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { queueApi } from './api.server.ts'
import { queueByDay } from './report.server.ts'

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

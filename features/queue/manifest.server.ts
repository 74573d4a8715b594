import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'queue',
  api,
  erase: [{ table: 'queue_reports', where: before => sql`told_at < ${before}`, topic: 'queue' }],
}

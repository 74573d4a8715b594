import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { sendersApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'senders',
  api: sendersApi,
  erase: [{ table: 'closed_together', where: before => sql`closed_at < ${before}` }],
}

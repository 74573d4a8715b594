import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'rumours',
  api,
  erase: [{ table: 'rumours', where: before => sql`updated_at < ${before}` }],
}

import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'notices',
  api,
  exports: {
    notices: sql`select created_at, updated_at, expires_at, level, text_en, text_hi from notices order by created_at desc`,
  },
}

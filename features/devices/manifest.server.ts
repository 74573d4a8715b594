import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { devicesApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'devices',
  api: devicesApi,
  browsers: sql`(select id as device, browser from devices)`,
  // The cookie lives 400 days, and so does the row.
  erase: [{ table: 'devices', days: 401, where: before => sql`minted_at < ${before}` }],
}

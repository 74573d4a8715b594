import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { doctorApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'doctor',
  api: doctorApi,
  erase: [{ table: 'server_errors', days: 30, where: before => sql`at < ${before}` }],
  emptyInPractice: ['server_errors'],
}

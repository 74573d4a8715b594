import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { personal } from './dangers.server.ts'
import { aboutDangers } from './lists.server.ts'

export const manifest: ServerManifest = {
  name: 'danger',
  api,
  personal: [personal],
  erase: [
    { table: 'danger_reports', where: before => sql`created_at < ${before}` },
    { table: 'dangers', where: before => sql`told_at < ${before} and updated_at < ${before}` },
  ],
  cases: [
    {
      kind: 'danger',
      permission: 'dangers',
      minutes: 10,
      title: { en: 'Danger at a place', hi: 'खतरे की सूचना' },
      about: aboutDangers,
    },
  ],
}

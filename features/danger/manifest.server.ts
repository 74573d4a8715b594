import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { personal } from './dangers.server.ts'
import { aboutDangers } from './lists.server.ts'

export const manifest: ServerManifest = {
  name: 'danger',
  api,
  personal: [personal],
  exports: {
    dangers: sql`
      select d.kind, d.place_en, d.place_hi, d.state, d.note_en, d.note_hi, d.told, d.answered_at, r.observed_at,
        r.created_at, r.words, r.lat, r.lng, r.accuracy_m,
        r.is_chosen
      from danger_reports r join dangers d on d.id = r.danger_id order by r.created_at desc, r.id`,
  },
  erase: [
    { table: 'danger_reports', where: before => sql`created_at < ${before}` },
    { table: 'danger_answers', days: 30, where: before => sql`created_at < ${before}` },
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

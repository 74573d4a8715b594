import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { noticesApi } from './api.server.ts'
import { holdCases } from './holds/holds-api.server.ts'
import { searchNotices } from './notices.server.ts'
import { personal } from './push/phones.server.ts'
import { aboutAlerts, caseKind, waitingAlerts } from './received/received.server.ts'

export const manifest: ServerManifest = {
  name: 'notices',
  api: noticesApi,
  personal: [personal],
  erase: [
    { table: 'notice_phones', where: before => sql`created_at < ${before}` },
    { table: 'holds', where: before => sql`updated_at < ${before}` },
    { table: 'received_alerts', where: before => sql`received_at < ${before}` },
  ],
  cases: [
    ...holdCases,
    {
      kind: caseKind,
      permission: 'notices',
      minutes: 10,
      title: { en: 'Official warning received', hi: 'सरकारी चेतावनी आई है' },
      about: aboutAlerts,
      lasting: waitingAlerts,
    },
  ],
  searchNotices,
  emptyInPractice: ['notice_pushes', 'notice_phones'],
  exports: {
    holds: sql`select place_en, place_hi, what, reason, held_by, held_at, until, ended_at from holds order by held_at desc`,
    notices: sql`select created_at, updated_at, expires_at, level, text_en, text_hi from notices where not is_search order by created_at desc`,
  },
}

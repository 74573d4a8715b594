import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { noticesApi } from './api.server.ts'
import { personal } from './push/phones.server.ts'
import { aboutAlerts, caseKind, waitingAlerts } from './received/received.server.ts'

export const manifest: ServerManifest = {
  name: 'notices',
  api: noticesApi,
  personal: [personal],
  erase: [
    { table: 'notice_phones', where: before => sql`created_at < ${before}` },
    { table: 'received_alerts', where: before => sql`received_at < ${before}` },
  ],
  cases: [
    {
      kind: caseKind,
      permission: 'notices',
      minutes: 10,
      title: { en: 'Official warning received', hi: 'सरकारी चेतावनी आई है' },
      about: aboutAlerts,
      lasting: waitingAlerts,
    },
  ],
  emptyInPractice: ['notice_pushes', 'notice_phones'],
  exports: {
    notices: sql`select created_at, updated_at, expires_at, level, text_en, text_hi from notices order by created_at desc`,
  },
}

import { sql } from 'kysely'
import { placesOf } from '#kit/server/alike.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { complaintsApi } from './api.server.ts'
import { aboutComplaints } from './cases.server.ts'
import { personal } from './complaints.server.ts'
import { openComplaints } from './overview.server.ts'
import { complaintsByPlace } from './report.server.ts'
import { sentComplaints } from './together.server.ts'

export const manifest: ServerManifest = {
  name: 'complaints',
  api: complaintsApi,
  personal: [personal],
  erase: [{ table: 'complaints', where: before => sql`updated_at < ${before}` }],
  counts: ['complaints'],
  sent: [sentComplaints],
  cases: [
    {
      kind: 'complaint',
      permission: 'complaints',
      minutes: 30,
      title: { en: 'Complaint of a visitor', hi: 'लोगों की शिकायत' },
      about: aboutComplaints,
      places: ({ db }) => placesOf(db, sentComplaints),
    },
  ],
  report: { complaints: complaintsByPlace },
  overview: { complaints: openComplaints },
  exports: {
    complaints: sql`
      select number, created_at, category, status, words, place, lat, lng, phone, answer, updated_at
      from complaints order by arrival desc`,
  },
}

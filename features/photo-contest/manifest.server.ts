import { sql } from 'kysely'
import type { ReportPart, ServerManifest } from '#kit/server/context.ts'
import { perDay } from '#kit/server/db/per-day.ts'
import { perHour } from '#kit/server/db/per-hour.ts'
import { photoContestApi } from './api.server.ts'
import { personal } from './entries/personal.server.ts'
import { photoCases } from './moderation/cases.server.ts'

/** Photos that were sent and votes that count, of each day. */
const photosByDay: ReportPart = ({ db }, days) =>
  perDay(
    db,
    days,
    ['photos', 'votes'],
    sql`select created_at as at, 'photos' as what, 1 as count from photo_contest_submissions
        union all select created_at, 'votes', 1 from photo_votes where voided_at is null`,
  )

export const manifest: ServerManifest = {
  name: 'photo-contest',
  api: photoContestApi,
  personal: [personal],
  erase: [
    ...['photo_vote_decisions', 'photo_votes', 'photo_reports'].map(table => ({
      table,

      ofOneFair: true,
      where: (before: Date) => sql`photo_id in ${oldPhotos(before)}`,
    })),
    {
      table: 'photo_contest_submissions',

      ofOneFair: true,
      where: before => sql`id in ${oldPhotos(before)}`,
      topic: 'photos',
    },
  ],
  cases: photoCases,
  counts: ['photo_contest_submissions'],
  overview: {
    votes: (db, now) =>
      perHour(db, now, sql`select created_at as at, 1 as count from photo_votes where voided_at is null`),
  },
  report: { photos: photosByDay },
  exports: {
    photos: sql`
      select id, created_at, name, phone, description, vote_count, is_approved, is_hidden
      from photo_contest_submissions order by vote_count desc, arrival desc`,
  },
}

/** A photo goes when its last vote is a year old, so that its count is right as long as it is there. */
const oldPhotos = (before: Date) => sql`(select p.id from photo_contest_submissions p
  where p.created_at < ${before} and not exists
    (select from photo_votes v where v.photo_id = p.id and v.created_at >= ${before}))`

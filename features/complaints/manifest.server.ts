import { sql } from 'kysely'
import type { Text } from '#common/text.ts'
import { placesOf } from '#kit/server/alike.ts'
import type { CaseAbout, CaseSource } from '#kit/server/cases.ts'
import type { ReportPart, ServerManifest } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { inDays } from '#kit/server/db/per-day.ts'
import { landmarksOf, nearestLandmark } from '#kit/server/landmarks.ts'
import { complaintsApi } from './api.server.ts'
import { type ComplaintsTables, personal } from './complaints.server.ts'
import { complaintsTexts } from './texts.ts'
import { sentComplaints } from './together.server.ts'

/** What staff read of complaints in their list of cases. The place is the visitor's words, so no push carries it. */
async function aboutComplaints(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const rows = await db
    .withTables<ComplaintsTables>()
    .selectFrom('complaints')
    .select(['id', 'category', 'words', 'place'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, category, words, place }) => [
      id,
      { detail: complaintsTexts[category], words: [place, words].filter(Boolean).join(' · ') },
    ]),
  )
}

/** Waiting complaints by kind, the most frequent first; and when the oldest came. */
async function openComplaints(
  db: AnyDatabase,
): Promise<{ open: { category: string; count: number }[]; oldest: string | null }> {
  const { rows } = await sql<{ category: string; count: number; oldest: Date }>`
    select category, count(*)::int as count, min(created_at) as oldest from complaints
    where status in ('received', 'in-work') group by 1 order by 2 desc, 1`.execute(db)
  const oldest = Math.min(...rows.map(row => row.oldest.getTime()))
  return {
    open: rows.map(({ category, count }) => ({ category, count })),
    oldest: rows.length ? new Date(oldest).toISOString() : null,
  }
}

const nearKm = 1.5
type Row = { category: string; lat: number | null; lng: number | null; count: number }

/**
 * Complaints by named place and kind, the most frequent first. The place is the nearest of the fair's own names to the position,
 * null if there is none: what the writer typed may name a person and is left out.
 */
const complaintsByPlace: ReportPart = async (context, days) => {
  const { rows } = await sql<Row>`
    select category, lat, lng, count(*)::int as count from complaints
    where ${inDays(sql`created_at`, days)} group by 1, 2, 3`.execute(context.db)
  const landmarks = await landmarksOf(context)
  const groups = new Map<string, { place: Text | null; category: string; count: number }>()
  for (const { category, lat, lng, count } of rows) {
    const near = lat === null || lng === null ? undefined : nearestLandmark({ lat, lng }, landmarks, nearKm)
    const key = `${near?.name.en ?? ''} ${category}`
    const group = groups.get(key) ?? { place: near?.name ?? null, category, count: 0 }
    groups.set(key, { ...group, count: group.count + count })
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)
}

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

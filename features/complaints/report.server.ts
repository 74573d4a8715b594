import { sql } from 'kysely'
import type { Text } from '#common/text.ts'
import type { ReportPart } from '#kit/server/context.ts'
import { inDays } from '#kit/server/db/per-day.ts'
import { landmarksOf, nearestLandmark } from '#kit/server/landmarks.ts'

const nearKm = 1.5
type Row = { category: string; lat: number | null; lng: number | null; count: number }

/**
 * Complaints by named place and kind, the most frequent first. The place is the nearest of the fair's own names to the position,
 * null if there is none: what the writer typed may name a person and is left out.
 */
export const complaintsByPlace: ReportPart = async (context, days) => {
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

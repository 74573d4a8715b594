import { sql } from 'kysely'
import type { ReportPart } from '#kit/server/context.ts'
import { inDays } from '#kit/server/db/per-day.ts'

type Row = { en: string; hi: string; hour: number; low: number; medium: number; high: number }

/** How often each level was reported of each place in each hour of the day (0 to 23). */
export const crowdByHour: ReportPart = async ({ db }, days) => {
  const { rows } = await sql<Row>`
    select location_en as en, location_hi as hi,
      extract(hour from reported_at at time zone 'Asia/Kolkata')::int as hour,
      (count(*) filter (where r.status = 'low'))::int as low,
      (count(*) filter (where r.status = 'medium'))::int as medium,
      (count(*) filter (where r.status = 'high'))::int as high
    from crowd_reports r join crowd_status s on s.id = r.place_id
    where r.status is not null and ${inDays(sql`reported_at`, days)}
    group by 1, 2, 3 order by 1, 3`.execute(db)
  const places = new Map<string, { place: { en: string; hi: string }; hours: Omit<Row, 'en' | 'hi'>[] }>()
  for (const { en, hi, ...hour } of rows) {
    const known = places.get(en) ?? { place: { en, hi }, hours: [] }
    known.hours.push(hour)
    places.set(en, known)
  }
  return [...places.values()]
}

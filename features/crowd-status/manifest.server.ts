import { sql } from 'kysely'
import type { ReportPart, ServerManifest } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { inDays } from '#kit/server/db/per-day.ts'
import { crowdStatusApi } from './api.server.ts'
import { crowdCases } from './cases.server.ts'
import type { CrowdTables } from './crowd.server.ts'
import { crowdPlacesImporter } from './crowd-places-importer.server.ts'
import { crowdLandmarks } from './places/places.server.ts'
import { surveyedCrowdPlaces } from './places/surveyed.server.ts'

type Place = {
  location_en: string
  location_hi: string
  status: 'low' | 'medium' | 'high' | null
  at: Date | null
}

/** Active places, worst first; `at` is when the status was reported. */
async function crowdByPlace(db: AnyDatabase) {
  const { rows } = await sql<Place>`
    select location_en, location_hi, status, status_changed_at as at from crowd_status where is_active
    order by array_position(array['high', 'medium', 'low'], status), location_en`.execute(db)
  return rows.map(({ location_en, location_hi, status, at }) => ({
    place: { en: location_en, hi: location_hi },
    status,
    at: at?.toISOString() ?? null,
  }))
}

type Row = { en: string; hi: string; hour: number; low: number; medium: number; high: number }

/** How often each level was reported of each place in each hour of the day (0 to 23). */
const crowdByHour: ReportPart = async ({ db }, days) => {
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

export const manifest: ServerManifest = {
  name: 'crowd-status',
  api: crowdStatusApi,
  erase: [{ table: 'crowd_reports', ofOneFair: true, where: before => sql`reported_at < ${before}` }],
  cases: crowdCases,
  overview: { crowd: crowdByPlace },
  report: { crowd: crowdByHour },
  exports: {
    crowd: sql`
      select r.reported_at, s.location_en, s.location_hi, r.old_status, r.status, r.note_en, r.note_hi
      from crowd_reports r join crowd_status s on s.id = r.place_id order by r.id desc`,
  },
  landmarks: db => crowdLandmarks(db.withTables<CrowdTables>()),
  surveyed: surveyedCrowdPlaces,
  importers: [crowdPlacesImporter],
}

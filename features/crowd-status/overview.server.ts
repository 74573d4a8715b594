import { type Kysely, sql } from 'kysely'

type Place = {
  location_en: string
  location_hi: string
  status: 'low' | 'medium' | 'high' | null
  at: Date | null
}

/** Active places, worst first; `at` is when the status was reported. */
// biome-ignore lint/complexity/noBannedTypes: the table is named in the query
export async function crowdByPlace(db: Kysely<{}>) {
  const { rows } = await sql<Place>`
    select location_en, location_hi, status, status_changed_at as at from crowd_status where is_active
    order by array_position(array['high', 'medium', 'low'], status), location_en`.execute(db)
  return rows.map(({ location_en, location_hi, status, at }) => ({
    place: { en: location_en, hi: location_hi },
    status,
    at: at?.toISOString() ?? null,
  }))
}

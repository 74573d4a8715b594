import { type Kysely, sql } from 'kysely'
import type { Place } from './along.ts'
import { type AlongType, alongTypes } from './along-types.ts'
import type { Waypoint } from './contract.ts'
import { isOrderUnsure } from './order-unsure.ts'

export type WaypointsTable = {
  place_order: number
  name_en: string
  name_hi: string
  latitude: number | null
  longitude: number | null
  precision_m: number | null
  source: string
}
type Tables = { waypoints: WaypointsTable }

/** The walk in its order. */
export async function walkInOrder(db: Kysely<Tables>): Promise<Waypoint[]> {
  const rows = await db.selectFrom('waypoints').selectAll().orderBy('place_order').execute()
  return rows.map(({ place_order, name_en, name_hi, latitude, longitude, precision_m, source }) => ({
    order: place_order,
    name: { en: name_en, hi: name_hi },
    ...(latitude !== null && longitude !== null && { position: { lat: latitude, lng: longitude } }),
    ...(precision_m !== null && { precision_m }),
    ...(isOrderUnsure(source) && { order_unsure: true as const }),
  }))
}

/** What may lie along the walk. Read from the list of facilities, never written here. */
export async function placesForWalk(db: Kysely<Tables>): Promise<Place[]> {
  const { rows } = await sql<{ type: AlongType; words: string; lat: number | null; lng: number | null }>`
    select facility_type as type, name_en || ', ' || location_en as words, latitude as lat, longitude as lng
    from facilities where is_active and facility_type = any(${[...alongTypes]}::text[])`.execute(db)
  return rows.map(({ type, words, lat, lng }) => ({
    type,
    words,
    point: lat === null || lng === null ? undefined : { lat, lng },
  }))
}

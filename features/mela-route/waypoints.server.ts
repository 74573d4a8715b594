import type { Kysely } from 'kysely'
import type { Waypoint } from './contract.ts'
import { isOrderUnsure } from './walk.ts'

export type WaypointsTable = {
  place_order: number
  name_en: string
  name_hi: string
  latitude: number | null
  longitude: number | null
  precision_m: number | null
  source: string
  updated_at: Date
  checked_by: string | null
  checked_at: Date | null
}
type Tables = { waypoints: WaypointsTable }

/** All waypoints in order. */
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

import type { Kysely } from 'kysely'
import type { StoredColumns } from '#kit/server/staff/row-columns.ts'
import type { waypointColumns } from './columns.ts'
import type { Waypoint } from './contract.ts'
import { isOrderUnsure } from './walk.ts'

export type WaypointsTable = StoredColumns<typeof waypointColumns> & { updated_at: Date }
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

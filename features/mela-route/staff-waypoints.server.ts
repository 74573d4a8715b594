import type { Kysely } from 'kysely'
import { pointOf } from '#common/distance.ts'
import { refuse } from '#common/refusal.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { checkedAfter } from '#kit/server/staff/checked.ts'
import { refuseStaleRow } from '#kit/server/staff/optimistic-lock.ts'
import type { StaffWaypoint, WaypointFields } from './contract.ts'
import type { WaypointsTable } from './waypoints.server.ts'

type Tables = { waypoints: WaypointsTable }

const staffRow = (row: WaypointsTable): StaffWaypoint => ({
  ...{ id: String(row.place_order), order: row.place_order, name: { en: row.name_en, hi: row.name_hi } },
  position: pointOf(row) ?? null,
  ...{ precision_m: row.precision_m, source: row.source, checked_by: row.checked_by },
  checked_at: row.checked_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
})

/** Every point of the walk in order, with who checked it. */
export async function staffWaypoints(db: Kysely<Tables>): Promise<StaffWaypoint[]> {
  const rows = await db.selectFrom('waypoints').selectAll().orderBy('place_order').execute()
  return rows.map(staffRow)
}

/**
 * Changes a point that is still as its editor saw it. `is_checked`: the editor says that somebody stood there; an earlier checker
 * stays while the position does. Refuses `changed-meanwhile` 409 and `not-found` 404.
 */
export function changeWaypoint(
  db: Kysely<Tables>,
  order: number,
  {
    updated_at: seen,
    is_checked,
    name,
    position,
    precision_m,
    source,
  }: WaypointFields & { updated_at: string },
  { staff, at }: By,
): Promise<StaffWaypoint> {
  return db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('waypoints')
      .selectAll()
      .where('place_order', '=', order)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return refuse('not-found', 404)
    await refuseStaleRow(trx, { subject: 'waypoint', id: String(order), updated_at: row.updated_at }, seen)
    const after = await trx
      .updateTable('waypoints')
      .set({
        ...{ name_en: name.en, name_hi: name.hi, source, updated_at: at },
        ...{ latitude: position?.lat ?? null, longitude: position?.lng ?? null },
        precision_m: position ? precision_m : null,
        ...checkedAfter(row, { position, is_checked }, { staff, at }),
      })
      .where('place_order', '=', order)
      .returningAll()
      .executeTakeFirstOrThrow()
    const entry = { staff, at, action: 'changed', subject: 'waypoint', id: String(order), name }
    await audit(trx, { ...entry, before: staffRow(row), after: staffRow(after) })
    return staffRow(after)
  })
}

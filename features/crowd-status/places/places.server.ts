import type { Selectable } from 'kysely'
import { pointOf } from '#common/distance.ts'
import type { Landmark } from '#kit/server/context.ts'
import { checkedAfter } from '#kit/server/staff/checked.ts'
import { staffRow, toColumns } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { type CrowdDatabase, type CrowdTables, inOrder } from '../crowd.server.ts'
import { crowdPlaceColumns } from './columns.ts'
import type { CrowdPlaceFields, StaffCrowdPlace } from './contract.ts'

export type CrowdPlaceRow = Selectable<CrowdTables['crowd_status']>

const shown = (row: CrowdPlaceRow): StaffCrowdPlace => staffRow(crowdPlaceColumns, row)

/** Stores a new place, or changes one whose `updated_at` is still what the editor was shown; both are audited. */
export const crowdPlaceRecords = staffRecords<CrowdTables, CrowdPlaceRow, CrowdPlaceFields, StaffCrowdPlace>({
  subject: 'crowd-place',
  table: 'crowd_status',
  columns: (fields, by, before) => ({
    ...toColumns(crowdPlaceColumns, fields),
    ...checkedAfter(before, fields, by),
  }),
  shown,
})

/** Every place in the order of the list, including those taken out of the guide. */
export async function allCrowdPlaces(db: CrowdDatabase): Promise<StaffCrowdPlace[]> {
  const rows = await db.selectFrom('crowd_status').selectAll().orderBy(inOrder).execute()
  return rows.map(shown)
}

/** The places that the guide shows, as rows with their positions. */
export const activeRows = (db: CrowdDatabase): Promise<CrowdPlaceRow[]> =>
  db.selectFrom('crowd_status').selectAll().where('is_active', '=', true).orderBy(inOrder).execute()

/** The places that the guide shows, as names by which people say where something is. */
export async function crowdLandmarks(db: CrowdDatabase): Promise<Landmark[]> {
  return (await activeRows(db)).map(row => {
    const point = pointOf(row)
    return {
      name: { en: row.location_en, hi: row.location_hi },
      ...(point && { point }),
      ...(row.precision_m !== null && { precision_m: row.precision_m }),
    }
  })
}

import { type Kysely, sql } from 'kysely'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { type FacilitiesTable, publicRow } from './facilities.server.ts'
import type { PlaceFields, StaffPlace } from './staff-contract.ts'

type Db = Kysely<{ facilities: FacilitiesTable }>

export async function allPlaces(db: Db): Promise<StaffPlace[]> {
  const rows = await db
    .selectFrom('facilities')
    .selectAll()
    .orderBy('facility_type')
    .orderBy(sql`lower(name_en)`)
    .execute()
  return rows.map(staffRow)
}

function staffRow(row: FacilitiesTable): StaffPlace {
  return { ...publicRow(row), is_active: row.is_active }
}
const columns = ({ name, location_name, position, ...fields }: PlaceFields, at: Date) => ({
  ...fields,
  name_en: name.en,
  name_hi: name.hi,
  location_en: location_name.en,
  location_hi: location_name.hi,
  latitude: position?.lat ?? null,
  longitude: position?.lng ?? null,
  precision_m: position?.precision_m ?? null,
  updated_at: at,
})

export const { add: addPlace, change: changePlace } = staffRecords({
  subject: 'place',
  find: (db: Db, id) => db.selectFrom('facilities').selectAll().where('id', '=', id),
  insert: (db, id, fields: PlaceFields, at) =>
    db
      .insertInto('facilities')
      .values({ id, ...columns(fields, at), created_at: at })
      .execute(),
  update: (db, id, fields, at) =>
    db.updateTable('facilities').set(columns(fields, at)).where('id', '=', id).execute(),
  shown: staffRow,
})

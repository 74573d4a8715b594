import { type Kysely, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { audit } from '#server/kit/audit.ts'
import type { Staff } from '#server/kit/request.ts'
import { refuseStale, refuseTaken } from '#server/kit/versions.ts'
import { type FacilitiesTable, publicRow } from './facilities.server.ts'
import type { PlaceFields, StaffPlace } from './staff-contract.ts'

type Db = Kysely<{ facilities: FacilitiesTable }>
type By = { staff: Staff; at: Date }

export async function allPlaces(db: Db): Promise<StaffPlace[]> {
  const rows = await db
    .selectFrom('facilities')
    .selectAll()
    .orderBy('facility_type')
    .orderBy(sql`lower(name_en)`)
    .execute()
  return rows.map(staffRow)
}

/** Adds a place; the same one again is answered as it stands. Refuses `taken`. */
export async function addPlace(
  db: Db,
  id: string,
  fields: PlaceFields,
  { staff, at }: By,
): Promise<StaffPlace> {
  return refuseTaken(
    db.transaction().execute(async trx => {
      const known = await trx.selectFrom('facilities').selectAll().where('id', '=', id).executeTakeFirst()
      if (known) return staffRow(known)
      const row = await trx
        .insertInto('facilities')
        .values({ id, ...columns(fields, at), created_at: at })
        .returningAll()
        .executeTakeFirstOrThrow()
      await audit(trx, { staff, at, action: 'added', subject: 'place', id, after: staffRow(row) })
      return staffRow(row)
    }),
  )
}

/** Changes a place that is still as `seen` (its updated_at). Refuses `changed-meanwhile`, `taken`, `not-found`. */
export async function changePlace(
  db: Db,
  id: string,
  seen: string,
  fields: PlaceFields,
  { staff, at }: By,
): Promise<StaffPlace> {
  return refuseTaken(
    db.transaction().execute(async trx => {
      const before = await trx
        .selectFrom('facilities')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) return refuse('not-found', 404)
      refuseStale(before.updated_at, seen)
      const row = await trx
        .updateTable('facilities')
        .set(columns(fields, at))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const [was, is] = [staffRow(before), staffRow(row)]
      await audit(trx, { staff, at, action: 'changed', subject: 'place', id, before: was, after: is })
      return is
    }),
  )
}

const staffRow = (row: FacilitiesTable): StaffPlace => ({ ...publicRow(row), is_active: row.is_active })
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

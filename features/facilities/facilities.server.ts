import { type Kysely, sql } from 'kysely'
import { pointOf } from '#common/distance.ts'
import { isOfFair } from '#content/place-address.ts'
import type { KnownPlace } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { toColumns } from '#kit/server/staff/row-columns.ts'
import { staffRecords } from '#kit/server/staff/staff-records.ts'
import { countsByPlace, settleAnswers } from './answers.server.ts'
import { placeColumns } from './columns.ts'
import type { Facility, FacilityList, PlaceFields, StaffPlace } from './contract.ts'
import type { FacilitiesTable, PlaceTables } from './tables.server.ts'

type Tables = { facilities: FacilitiesTable }

/** What visitors see: active places by name, of one type or of all. */
export async function activeFacilities(db: Kysely<Tables>, type?: string): Promise<FacilityList> {
  const rows = await db
    .selectFrom('facilities')
    .selectAll()
    .where('is_active', '=', true)
    .$if(type !== undefined, query => query.where(sql<boolean>`facility_type = ${type}`))
    .orderBy(sql`lower(name_en)`)
    .orderBy('id')
    .execute()
  return {
    facilities: rows.map(publicRow),
    updated_at: newest(rows.map(row => row.updated_at)),
  }
}

/** Active places of these types. */
export async function knownPlaces(db: AnyDatabase, types: readonly string[]): Promise<KnownPlace[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('facilities')
    .selectAll()
    .where('is_active', '=', true)
    .where(sql<boolean>`facility_type = any(${[...types]}::text[])`)
    .orderBy(sql`lower(name_en)`)
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    type: row.facility_type,
    name: { en: row.name_en, hi: row.name_hi },
    address: { en: row.location_en, hi: row.location_hi },
    point: pointOf(row),
    precision_m: row.precision_m,
    isSurveyed: row.verified === 'surveyed',
    isOfFair: isOfFair({ facility_type: row.facility_type, location_name: { en: row.location_en } }),
    updated_at: row.updated_at,
  }))
}

function publicRow(row: FacilitiesTable): Facility {
  return {
    id: row.id,
    facility_type: row.facility_type,
    name: { en: row.name_en, hi: row.name_hi },
    location_name: { en: row.location_en, hi: row.location_hi },
    latitude: row.latitude,
    longitude: row.longitude,
    precision_m: row.precision_m,
    contact_number: row.contact_number,
    google_maps_link: row.google_maps_link,
    // A place that visitors did not find is not shown as checked.
    verified: row.doubt ? 'no' : row.verified,
    source: row.source,
    updated_at: row.updated_at.toISOString(),
    ...(row.doubt && { doubt: row.doubt }),
  }
}

const newest = (times: Date[]) =>
  times.length ? new Date(Math.max(...times.map(Number))).toISOString() : null

type Db = Kysely<PlaceTables>

/** What staff see: hidden places too, by type and name. */
export async function allPlaces(db: Db): Promise<StaffPlace[]> {
  const counts = await countsByPlace(db)
  const rows = await db
    .selectFrom('facilities')
    .selectAll()
    .orderBy('facility_type')
    .orderBy(sql`lower(name_en)`)
    .execute()
  return rows.map(row => ({ ...staffRow(row), answers: counts.get(row.id) ?? null }))
}

const staffRow = (row: FacilitiesTable): StaffPlace => ({
  ...publicRow(row),
  ...{ verified: row.verified, is_active: row.is_active, answers: null },
})
/** Stores a new place, or changes one whose `updated_at` is still what the editor was shown; both are audited. */
export const placeRecords = staffRecords<PlaceTables, FacilitiesTable, PlaceFields, StaffPlace>({
  subject: 'place',
  table: 'facilities',
  columns: fields => toColumns(placeColumns, fields),
  afterChange: settleAnswers,
  shown: staffRow,
})

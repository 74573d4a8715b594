import { type Kysely, sql } from 'kysely'
import { placeTypes } from '#content/facility-types.ts'
import * as cell from '#kit/server/csv/cells.ts'
import type { Fault } from '#kit/server/csv/fault.ts'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { positionFaults } from '#kit/server/csv/position.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'
import { writeTable } from '#kit/server/csv/write-table.ts'
import { verifiedLevels } from './contract.ts'
import type { FacilitiesTable } from './tables.server.ts'

/** Columns of content/places.csv, and of the file that staff download and upload. */
const columns = {
  facility_type: cell.oneOf(placeTypes),
  name_en: cell.text(120),
  name_hi: cell.text(120),
  location_en: cell.text(200),
  location_hi: cell.text(200),
  lat: cell.optional(cell.number(-90, 90)),
  lng: cell.optional(cell.number(-180, 180)),
  precision_m: cell.optional(cell.integer(1, 20_000)),
  phone: cell.optional(cell.phone),
  google_maps_link: cell.optional(cell.link),
  source: cell.text(300),
  verified: cell.oneOf(verifiedLevels),
}
type PlaceRow = Row<typeof columns>

/** Rows of a CSV file with its faults by line. Type and English name, in any case, identify a place. */
export function readPlaces(bytes: Uint8Array): Table<PlaceRow> {
  const table = readTable(bytes, columns, ['google_maps_link'])
  const firstLines = new Map<string, number>()
  const faults: Fault[] = table.rows.flatMap(({ line, row }) => {
    const first = firstLines.get(placeKey(row))
    if (first === undefined) firstLines.set(placeKey(row), line)
    const twice = { line, column: 'name_en', reason: `the same type and name as line ${first}` }
    return [...positionFaults(line, row), ...(first === undefined ? [] : [twice])]
  })
  return { rows: table.rows, faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line) }
}

const placeKey = (row: Pick<PlaceRow, 'facility_type' | 'name_en'>): string =>
  `${row.facility_type}\n${row.name_en.toLowerCase()}`

/** Adds the places of a file and updates those that differ. A surveyed place is not overwritten by an unsurveyed row. */
export const placesImporter = defineImporter<PlaceRow>({
  name: 'places',
  mark: 'facility_type',
  topic: 'facilities',
  table: 'facilities',
  read: readPlaces,
  store: async (trx, rows, at) => {
    const json = JSON.stringify(rows)
    const given = sql`jsonb_to_recordset(${json}::jsonb) as given (facility_type text, name_en text, name_hi text,
      location_en text, location_hi text, lat float8, lng float8, precision_m int, phone text, google_maps_link text,
      source text, verified text)`
    const surveyed = await sql<{ kept: number }>`
      select count(*)::int as kept from ${given}
      join facilities f on f.facility_type = given.facility_type and lower(f.name_en) = lower(given.name_en)
      where f.verified = 'surveyed' and given.verified <> 'surveyed'`.execute(trx)
    const upsert = sql<{ added: boolean }>`
      insert into facilities as f (facility_type, name_en, name_hi, location_en, location_hi, latitude, longitude,
        precision_m, contact_number, google_maps_link, source, verified, created_at, updated_at)
      select facility_type, name_en, name_hi, location_en, location_hi, lat, lng, precision_m, phone,
        google_maps_link, source, verified, ${at}::timestamptz, ${at}::timestamptz from ${given}
      on conflict (facility_type, lower(name_en)) do update set
        name_en = excluded.name_en, name_hi = excluded.name_hi, location_en = excluded.location_en,
        location_hi = excluded.location_hi, latitude = excluded.latitude, longitude = excluded.longitude,
        precision_m = excluded.precision_m, contact_number = excluded.contact_number,
        google_maps_link = excluded.google_maps_link, source = excluded.source, verified = excluded.verified,
        updated_at = excluded.updated_at
      where (f.verified <> 'surveyed' or excluded.verified = 'surveyed')
        and (f.name_en, f.name_hi, f.location_en, f.location_hi, f.latitude, f.longitude, f.precision_m,
          f.contact_number, f.google_maps_link, f.source, f.verified)
        is distinct from (excluded.name_en, excluded.name_hi, excluded.location_en, excluded.location_hi,
          excluded.latitude, excluded.longitude, excluded.precision_m, excluded.contact_number,
          excluded.google_maps_link, excluded.source, excluded.verified)
      returning (xmax = 0) as added`
    return countStored(trx, upsert, rows.length, surveyed.rows[0]?.kept)
  },
})

/** The places that visitors see as CSV, in the columns that `placesImporter` reads. */
export async function placesFile(db: Kysely<{ facilities: FacilitiesTable }>): Promise<string> {
  const rows = await db
    .selectFrom('facilities')
    .select(['facility_type', 'name_en', 'name_hi', 'location_en', 'location_hi', 'latitude as lat'])
    .select([
      'longitude as lng',
      'precision_m',
      'contact_number as phone',
      'google_maps_link',
      'source',
      'verified',
    ])
    .where('is_active', '=', true)
    .orderBy('facility_type')
    .orderBy(sql`lower(name_en)`)
    .execute()
  return writeTable(rows, Object.keys(columns))
}

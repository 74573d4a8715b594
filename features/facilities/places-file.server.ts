import { type Kysely, sql } from 'kysely'
import { writeTable } from '#kit/server/csv/write-table.ts'
import type { FacilitiesTable } from './facilities.server.ts'
import { placeColumns } from './places-csv.server.ts'

/** The places that the guide shows, in the columns of content/places.csv: edited, it can be brought back. */
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
  return writeTable(rows, placeColumns)
}

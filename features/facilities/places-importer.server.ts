import { sql } from 'kysely'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { type PlaceRow, readPlaces } from './places-csv.server.ts'

/** content/places.csv. What somebody surveyed is never overwritten by a row that is less sure. */
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

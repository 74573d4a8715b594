import { sql } from 'kysely'
import { rowsImporter } from '#kit/server/csv/row-columns.ts'
import { placeColumns } from './columns.ts'

/** content/places.csv, and the file that staff download and upload. A surveyed place is not overwritten by an unsurveyed row. */
export const placesImporter = rowsImporter({
  name: 'places',
  columns: placeColumns,
  topic: 'facilities',
  table: 'facilities',
  mark: 'facility_type',
  key: ['facility_type', 'name'],
  order: sql`facility_type, lower(name_en)`,
  keeps: sql<boolean>`stored.verified = 'surveyed' and given.verified <> 'surveyed'`,
})

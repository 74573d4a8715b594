import { rowsImporter } from '#kit/server/csv/row-columns.ts'
import { inOrder } from './crowd.server.ts'
import { crowdPlaceColumns } from './places/columns.ts'

/** content/crowd-places.csv, and the file that staff download and upload: places and why they get crowded. Staff report the level. */
export const crowdPlacesImporter = rowsImporter({
  name: 'crowd-places',
  columns: crowdPlaceColumns,
  mark: 'why_en',
  topic: 'crowd',
  table: 'crowd_status',
  key: ['name'],
  keptIfEmpty: ['kind', 'order', 'position'],
  order: inOrder,
})

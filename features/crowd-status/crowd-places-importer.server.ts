import { sql } from 'kysely'
import * as cell from '#kit/server/csv/cells.ts'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'

const columns = {
  name_en: cell.text(120),
  name_hi: cell.text(120),
  why_en: cell.text(300),
  why_hi: cell.text(300),
  source: cell.text(300),
}
export type CrowdPlaceRow = Row<typeof columns>

/** Rows of content/crowd-places.csv with its faults by line: places and why they get crowded. Staff report the level. */
export function readCrowdPlaces(bytes: Uint8Array): Table<CrowdPlaceRow> {
  const table = readTable(bytes, columns)
  const firstLines = new Map<string, number>()
  const faults = table.rows.flatMap(({ line, row }) => {
    const key = row.name_en.toLowerCase()
    const first = firstLines.get(key)
    if (first === undefined) firstLines.set(key, line)
    return first === undefined ? [] : { line, column: 'name_en', reason: `the same name as line ${first}` }
  })
  return { rows: table.rows, faults: [...table.faults, ...faults] }
}

export const crowdPlacesImporter = defineImporter<CrowdPlaceRow>({
  name: 'crowd-places',
  mark: 'why_en',
  topic: 'crowd',
  table: 'crowd_status',
  read: readCrowdPlaces,
  store: (trx, rows, at) => {
    const upsert = sql<{ added: boolean }>`
      insert into crowd_status as c (location_en, location_hi, description_en, description_hi, source, created_at,
        updated_at)
      select name_en, name_hi, why_en, why_hi, source, ${at}::timestamptz, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (name_en text, name_hi text, why_en text,
        why_hi text, source text)
      on conflict (lower(location_en)) do update set
        location_en = excluded.location_en, location_hi = excluded.location_hi,
        description_en = excluded.description_en, description_hi = excluded.description_hi, source = excluded.source,
        updated_at = excluded.updated_at
      where (c.location_en, c.location_hi, c.description_en, c.description_hi, c.source)
        is distinct from (excluded.location_en, excluded.location_hi, excluded.description_en,
          excluded.description_hi, excluded.source)
      returning (xmax = 0) as added`
    return countStored(trx, upsert, rows.length)
  },
})

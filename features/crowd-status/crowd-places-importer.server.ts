import { sql } from 'kysely'
import * as cell from '#kit/server/csv/cells.ts'
import { type Fault, pairFaults, sameAs } from '#kit/server/csv/fault.ts'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { positionFaults } from '#kit/server/csv/position.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'
import { queryTable } from '#kit/server/csv/write-table.ts'
import { inOrder } from './crowd.server.ts'
import { crowdPlaceKinds } from './places/columns.ts'

const columns = {
  name_en: cell.text(120),
  name_hi: cell.text(120),
  why_en: cell.optional(cell.text(300)),
  why_hi: cell.optional(cell.text(300)),
  source: cell.text(300),
  kind: cell.optional(cell.oneOf(crowdPlaceKinds)),
  order: cell.optional(cell.integer(1, 999)),
  lat: cell.optional(cell.number(-90, 90)),
  lng: cell.optional(cell.number(-180, 180)),
  precision_m: cell.optional(cell.integer(1, 20_000)),
}
type CrowdPlaceRow = Row<typeof columns>

/** Reads rows of content/crowd-places.csv and their faults by line: places and why they get crowded. Staff report the level. */
export function readCrowdPlaces(bytes: Uint8Array): Table<CrowdPlaceRow> {
  const table = readTable(bytes, columns, ['kind', 'order', 'lat', 'lng', 'precision_m'])
  const firstLines = new Map<string, number>()
  const faults = table.rows.flatMap(({ line, row }): Fault[] => {
    const key = row.name_en.toLowerCase()
    const first = firstLines.get(key)
    if (first === undefined) firstLines.set(key, line)
    return [
      ...(first === undefined ? [] : [{ line, column: 'name_en', reason: sameAs(first, ['name']) }]),
      ...pairFaults(line, row, 'why'),
      ...positionFaults(line, row),
    ]
  })
  return { rows: table.rows, faults: [...table.faults, ...faults] }
}

/**
 * Adds the places of a file and updates those that differ, identified by their English names. An empty cell leaves kind, order
 * and position as they are, so a file without these columns removes nothing. A place that a file moves counts as unchecked.
 */
export const crowdPlacesImporter = defineImporter<CrowdPlaceRow>({
  name: 'crowd-places',
  mark: 'why_en',
  topic: 'crowd',
  table: 'crowd_status',
  read: readCrowdPlaces,
  file: db =>
    queryTable(
      db,
      sql`
        select location_en as name_en, location_hi as name_hi, description_en as why_en, description_hi as why_hi, source,
          kind, turn as "order", latitude as lat, longitude as lng, precision_m
        from crowd_status where is_active order by ${inOrder}`,
      Object.keys(columns),
    ),
  store: (trx, rows, at) => {
    const upsert = sql<{ added: boolean }>`
      insert into crowd_status as c (location_en, location_hi, description_en, description_hi, source, kind, turn,
        latitude, longitude, precision_m, created_at, updated_at)
      select name_en, name_hi, coalesce(why_en, ''), coalesce(why_hi, ''), given.source,
        coalesce(given.kind, known.kind, 'place'), coalesce("order", known.turn), coalesce(lat, known.latitude),
        coalesce(lng, known.longitude), case when lat is null then known.precision_m else given.precision_m end,
        ${at}::timestamptz, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (name_en text, name_hi text, why_en text,
        why_hi text, source text, kind text, "order" int, lat float8, lng float8, precision_m int)
      left join crowd_status known on lower(known.location_en) = lower(given.name_en)
      on conflict (lower(location_en)) do update set
        location_en = excluded.location_en, location_hi = excluded.location_hi,
        description_en = excluded.description_en, description_hi = excluded.description_hi, source = excluded.source,
        kind = excluded.kind, turn = excluded.turn, latitude = excluded.latitude, longitude = excluded.longitude,
        precision_m = excluded.precision_m,
        checked_by = case when (c.latitude, c.longitude) is not distinct from (excluded.latitude, excluded.longitude)
          then c.checked_by end,
        checked_at = case when (c.latitude, c.longitude) is not distinct from (excluded.latitude, excluded.longitude)
          then c.checked_at end,
        updated_at = excluded.updated_at
      where (c.location_en, c.location_hi, c.description_en, c.description_hi, c.source, c.kind, c.turn, c.latitude,
          c.longitude, c.precision_m)
        is distinct from (excluded.location_en, excluded.location_hi, excluded.description_en,
          excluded.description_hi, excluded.source, excluded.kind, excluded.turn, excluded.latitude,
          excluded.longitude, excluded.precision_m)
      returning (xmax = 0) as added`
    return countStored(trx, upsert, rows.length)
  },
})

import { sql } from 'kysely'
import * as cell from '#kit/server/csv/cells.ts'
import { sameAs } from '#kit/server/csv/fault.ts'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { positionFaults } from '#kit/server/csv/position.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'
import { queryTable } from '#kit/server/csv/write-table.ts'

const columns = {
  order: cell.integer(1, 9999),
  name_en: cell.text(120),
  name_hi: cell.text(120),
  lat: cell.optional(cell.number(-90, 90)),
  lng: cell.optional(cell.number(-180, 180)),
  precision_m: cell.optional(cell.integer(1, 20_000)),
  source: cell.text(300),
}
type WaypointRow = Row<typeof columns>

/** Rows of content/waypoints.csv with its faults by line. */
export function readWaypoints(bytes: Uint8Array): Table<WaypointRow> {
  const table = readTable(bytes, columns)
  const firstLines = new Map<number, number>()
  const faults = table.rows.flatMap(({ line, row }) => {
    const first = firstLines.get(row.order)
    if (first !== undefined) return { line, column: 'order', reason: sameAs(first, ['order']) }
    firstLines.set(row.order, line)
    return positionFaults(line, row)
  })
  return { rows: table.rows, faults: [...table.faults, ...faults] }
}

/** A file replaces the whole walk: waypoints that it does not contain are deleted. One that it moves is checked no more. */
export const waypointsImporter = defineImporter<WaypointRow>({
  name: 'waypoints',
  mark: 'order',
  topic: 'waypoints',
  table: 'waypoints',
  read: readWaypoints,
  file: db =>
    queryTable(
      db,
      sql`
        select place_order as "order", name_en, name_hi, latitude as lat, longitude as lng, precision_m, source
        from waypoints order by place_order`,
      Object.keys(columns),
    ),
  store: async (trx, rows, at) => {
    const orders = rows.map(row => row.order)
    await sql`delete from waypoints where place_order <> all(${orders}::int[])`.execute(trx)
    const upsert = sql<{ added: boolean }>`
      insert into waypoints as w (place_order, name_en, name_hi, latitude, longitude, precision_m, source, updated_at)
      select "order", name_en, name_hi, lat, lng, precision_m, source, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("order" int, name_en text, name_hi text,
        lat float8, lng float8, precision_m int, source text)
      on conflict (place_order) do update set
        name_en = excluded.name_en, name_hi = excluded.name_hi, latitude = excluded.latitude,
        longitude = excluded.longitude, precision_m = excluded.precision_m, source = excluded.source,
        checked_by = case when (w.latitude, w.longitude) is not distinct from (excluded.latitude, excluded.longitude)
          then w.checked_by end,
        checked_at = case when (w.latitude, w.longitude) is not distinct from (excluded.latitude, excluded.longitude)
          then w.checked_at end,
        updated_at = excluded.updated_at
      where (w.name_en, w.name_hi, w.latitude, w.longitude, w.precision_m, w.source)
        is distinct from (excluded.name_en, excluded.name_hi, excluded.latitude, excluded.longitude,
          excluded.precision_m, excluded.source)
      returning (xmax = 0) as added`
    return countStored(trx, upsert, rows.length)
  },
})

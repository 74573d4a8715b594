import { sql } from 'kysely'
import { postCodePattern } from '#common/post-name.ts'
import * as cell from '#kit/server/csv/cells.ts'
import { CellFault, type Fault, pairFaults, sameAs } from '#kit/server/csv/fault.ts'
import { countStored, defineImporter } from '#kit/server/csv/importer.ts'
import { positionFaults } from '#kit/server/csv/position.ts'
import { type Row, readTable, type Table } from '#kit/server/csv/read-table.ts'
import { checkedUnlessMoved } from '#kit/server/csv/row-columns.ts'
import { queryTable } from '#kit/server/csv/write-table.ts'
import { postColumns } from './columns.ts'
import { postsTopic } from './contract.ts'

const code: cell.Cell<string> = typed => {
  const plain = typed.trim().toUpperCase().replace(/[\s-]/g, '')
  if (postCodePattern.test(plain)) return plain
  throw new CellFault({
    en: 'is not a letter and two digits, such as G27',
    hi: 'एक अक्षर और दो अंक नहीं है, जैसे G27',
  })
}
const columns = {
  code,
  kind: cell.oneOf(Object.keys(postColumns.kind.of)),
  beside_en: cell.optional(cell.text(120)),
  beside_hi: cell.optional(cell.text(120)),
  source: cell.text(300),
  lat: cell.optional(cell.number(-90, 90)),
  lng: cell.optional(cell.number(-180, 180)),
  precision_m: cell.optional(cell.integer(1, 20_000)),
}
type PostRow = Row<typeof columns>

/** Rows of a file of posts with its faults by line. */
function readPosts(bytes: Uint8Array): Table<PostRow> {
  const table = readTable(bytes, columns, ['beside_en', 'beside_hi', 'lat', 'lng', 'precision_m'])
  const firstLines = new Map<string, number>()
  const faults = table.rows.flatMap(({ line, row }): Fault[] => {
    const first = firstLines.get(row.code)
    if (first === undefined) firstLines.set(row.code, line)
    return [
      ...(first === undefined ? [] : [{ line, column: 'code', reason: sameAs(first, ['code']) }]),
      ...pairFaults(line, row, 'beside'),
      ...positionFaults(line, row),
    ]
  })
  return { rows: table.rows, faults: [...table.faults, ...faults] }
}

/**
 * Adds the posts of a file and updates those that differ, identified by their codes. An empty cell leaves both texts and the
 * position as they are. A post that a file moves counts as unchecked, and one that it names stands again.
 */
export const postsImporter = defineImporter<PostRow>({
  ...{ name: 'posts', mark: 'code', topic: postsTopic, table: 'numbered_posts', read: readPosts },
  file: db =>
    queryTable(
      db,
      sql`
        select code, kind, beside_en, beside_hi, source, latitude as lat, longitude as lng, precision_m
        from numbered_posts where is_standing order by code`,
      Object.keys(columns),
    ),
  store: (trx, rows, at) => {
    const upsert = sql<{ added: boolean }>`
      insert into numbered_posts as stored (code, kind, beside_en, beside_hi, source, latitude, longitude, precision_m, is_from_line,
        created_at, updated_at)
      select given.code, given.kind, coalesce(given.beside_en, known.beside_en, ''),
        coalesce(given.beside_hi, known.beside_hi, ''), given.source, coalesce(lat, known.latitude),
        coalesce(lng, known.longitude), case when lat is null then known.precision_m else given.precision_m end,
        coalesce(known.is_from_line and (lat is null or (lat, lng) = (known.latitude, known.longitude)), false),
        ${at}::timestamptz, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (code text, kind text, beside_en text,
        beside_hi text, source text, lat float8, lng float8, precision_m int)
      left join numbered_posts known on known.code = given.code
      on conflict (code) do update set
        kind = excluded.kind, beside_en = excluded.beside_en, beside_hi = excluded.beside_hi, source = excluded.source,
        latitude = excluded.latitude, longitude = excluded.longitude, precision_m = excluded.precision_m,
        is_from_line = excluded.is_from_line, is_standing = true,
        (checked_by, checked_at) = (${checkedUnlessMoved}),
        updated_at = excluded.updated_at
      where (stored.kind, stored.beside_en, stored.beside_hi, stored.source, stored.latitude, stored.longitude,
          stored.precision_m, stored.is_from_line, stored.is_standing)
        is distinct from (excluded.kind, excluded.beside_en, excluded.beside_hi, excluded.source, excluded.latitude,
          excluded.longitude, excluded.precision_m, excluded.is_from_line, true)
      returning (xmax = 0) as added`
    return countStored(trx, upsert, rows.length)
  },
})

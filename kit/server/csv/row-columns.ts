import { type RawBuilder, sql } from 'kysely'
import { type RowColumn, type RowColumns, sourceLength } from '#common/row-columns.ts'
import * as cell from './cells.ts'
import { type Fault, pairFaults, sameAs } from './fault.ts'
import { countStored, defineImporter, type Importer } from './importer.ts'
import { positionFaults } from './position.ts'
import { readHeader, readTable, type Table } from './read-table.ts'
import { queryTable } from './write-table.ts'

/** One column of the file, and where it is stored. */
type FileColumn = {
  csv: string
  column: string
  type: keyof typeof sqlTypes
  read: cell.Cell<unknown>
  /** If the file lacks this column, the stored value stays. */
  mayMiss: boolean
}
/** Such a column with the field of the description that it belongs to. `isKept`: see `keptIfEmpty`. */
type FieldColumn = FileColumn & { field: string; of: RowColumn; isKept: boolean }
const sqlTypes = { text: sql`text`, integer: sql`integer`, double: sql`double precision` }
type FileRow = Record<string, unknown>

type Kind = Pick<Importer, 'name' | 'mark' | 'topic' | 'table'> & {
  columns: RowColumns
  /** Two rows are the same if these fields are equal; of a text the English counts, in upper or lower case. */
  key: readonly string[]
  /** An empty cell of these fields keeps the stored value, and the file may lack them. */
  keptIfEmpty?: readonly string[]
  /** Order of the rows in an exported file. */
  order: RawBuilder<unknown>
  /** Faults between the columns of one row, beside positions and incomplete pairs. */
  faultsOf?: (line: number, row: FileRow) => Fault[]
  /** The condition on a `stored` and a `given` row under which the stored one is not changed. */
  keeps?: RawBuilder<boolean>
}

const checked = ['checked_by', 'checked_at']
/** What an upsert sets `(checked_by, checked_at)` to, in a table named `stored`: a row that a file moves is unchecked again. */
export const checkedUnlessMoved: RawBuilder<unknown> = sql.join(
  checked.map(
    column => sql`case when (stored.latitude, stored.longitude)
      is not distinct from (excluded.latitude, excluded.longitude) then stored.${sql.ref(column)} end`,
  ),
)

/**
 * Imports CSV files of rows that staff edit: adds rows and changes those that differ; rows that the file does not name stay.
 * Columns that the file lacks are absent from the rows read, unless an empty cell of them keeps the stored value. A row that the file
 * moves is unchecked again.
 */
export function rowsImporter(kind: Kind) {
  const { name, mark, topic } = kind
  const table = sql.table(kind.table)
  const columns = fieldColumns(kind)
  const key = kind.key.flatMap(field => columns.find(column => column.field === field) ?? [])
  const keyIn = (row: string, by: 'csv' | 'column') =>
    key.map(column => {
      const value = sql.ref(`${row}${column[by]}`)
      return column.of.is === 'pair' ? sql`lower(${value})` : value
    })
  const guide = Object.keys(kind.columns).find(field => kind.columns[field]?.is === 'in-guide')
  const isChecked = Object.values(kind.columns).some(({ is }) => is === 'checked')
  const alsoSet = isChecked ? checked.map(column => sql.ref(column)) : []
  const alsoTo = isChecked ? [checkedUnlessMoved] : []
  return defineImporter<FileRow>({
    ...{ name, mark, topic, table: kind.table },
    read: bytes => readRows(bytes, kind, columns, key),
    store: async (trx, rows, at) => {
      const present = columns.filter(column => rows.every(row => column.csv in row))
      const each = (row: string, more: RawBuilder<unknown>[] = []) =>
        sql.join([...present.map(({ column }) => sql.ref(`${row}${column}`)), ...more])
      const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.join(
        present.map(({ csv, type }) => sql`${sql.ref(csv)} ${sqlTypes[type]}`),
      )}) left join ${table} as stored
        on (${sql.join(keyIn('stored.', 'column'))}) = (${sql.join(keyIn('given.', 'csv'))})`
      const staysAsStored = sql<boolean>`coalesce(${kind.keeps ?? sql`false`}, false)`
      const kept = await sql<{ count: number }>`
        select count(*)::int as count from ${given} where ${staysAsStored}`.execute(trx)
      const values = present.map(({ of, csv, column, isKept }) => {
        const value = sql.ref(`given.${csv}`)
        if (!isKept) return value
        // A position is replaced as a whole: without a precision of its own it has none.
        return sql`case when ${sql.ref(of.is === 'position' ? 'given.lat' : `given.${csv}`)} is not null then ${value}
          else coalesce(stored.${sql.ref(column)}, ${of.is === 'choice' ? Object.keys(of.of)[0] : null}) end`
      })
      const upsert = sql<{ added: boolean }>`
        insert into ${table} as stored (${each('')}, updated_at)
        select ${sql.join(values)}, ${at}::timestamptz from ${given} where not ${staysAsStored}
        on conflict (${sql.join(keyIn('', 'column'))}) do update set
          (${each('', alsoSet)}) = (${each('excluded.', alsoTo)}), updated_at = excluded.updated_at
        where (${each('stored.')}) is distinct from (${each('excluded.')})
        returning (xmax = 0) as added`
      return countStored(trx, upsert, rows.length, kept.rows[0]?.count)
    },
    file: db =>
      queryTable(
        db,
        sql`
          select ${sql.join(columns.map(({ csv, column }) => sql`${sql.ref(column)} as ${sql.ref(csv)}`))}
          from ${table} where ${guide ? sql.ref(guide) : sql`true`} order by ${kind.order}`,
        columns.map(column => column.csv),
      ),
  })
}

const fieldColumns = ({ columns, keptIfEmpty = [] }: Kind): FieldColumn[] =>
  Object.entries(columns).flatMap(([field, of]) =>
    columnsOf(field, of).map(column => {
      const isKept = keptIfEmpty.includes(field)
      return {
        ...column,
        field,
        of,
        isKept,
        ...(isKept && { read: cell.optional(column.read), mayMiss: true }),
      }
    }),
  )

function readRows(
  bytes: Uint8Array,
  kind: Kind,
  columns: readonly FieldColumn[],
  key: readonly FieldColumn[],
): Table<FileRow> {
  const header = readHeader(bytes)
  const table = readTable(
    bytes,
    Object.fromEntries(columns.map(({ csv, read }) => [csv, read])),
    columns.filter(column => column.mayMiss).map(column => column.csv),
  )
  const firstLines = new Map<string, number>()
  const faults = table.rows.flatMap(({ line, row }): Fault[] => {
    const same = key
      .map(({ csv, of }) => (of.is === 'pair' ? String(row[csv]).toLowerCase() : row[csv]))
      .join('\n')
    const first = firstLines.get(same)
    if (first !== undefined) return [{ line, column: key.at(-1)?.csv ?? '', reason: sameAs(first, kind.key) }]
    firstLines.set(same, line)
    return [
      ...Object.entries(kind.columns).flatMap(column => columnFaults(line, row, column)),
      ...(kind.faultsOf?.(line, row) ?? []),
    ]
  })
  const known = columns.filter(({ csv, isKept }) => isKept || header.includes(csv))
  return {
    rows: table.rows.map(({ line, row }) => ({
      line,
      row: Object.fromEntries(known.map(({ csv }) => [csv, row[csv]])),
    })),
    faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line),
  }
}

function columnFaults(line: number, row: FileRow, [field, column]: [string, RowColumn]): Fault[] {
  if (column.is === 'position') return positionFaults(line, row as Parameters<typeof positionFaults>[1])
  return column.is === 'pair' ? pairFaults(line, row, column.csv ?? field) : []
}

function columnsOf(field: string, column: RowColumn): FileColumn[] {
  const names = { csv: column.csv ?? field, column: column.column ?? field }
  const text = (read: cell.Cell<unknown>, mayMiss = false): FileColumn[] => [
    { ...names, type: 'text', read, mayMiss },
  ]
  switch (column.is) {
    case 'source':
      return text(cell.text(sourceLength))
    case 'pair': {
      const isOptional = column.optional === true
      const words = cell.text(column.max)
      const read = column.blank ? cell.orNothing(words) : isOptional ? cell.optional(words) : words
      return ['en', 'hi'].map(language => ({
        ...{ csv: `${names.csv}_${language}`, column: `${names.column}_${language}` },
        ...{ type: 'text', read, mayMiss: isOptional },
      }))
    }
    case 'choice':
      return text(cell.oneOf(Object.keys(column.of)))
    case 'phone':
      return text(cell.optional(cell.phone), true)
    case 'email':
      return text(cell.optional(cell.email), true)
    case 'link':
      return text(cell.optional(cell.link), true)
    case 'number': {
      const isOptional = column.optional === true
      const integer = cell.integer(column.least, column.most)
      const read = isOptional ? cell.optional(integer) : integer
      return [{ ...names, type: 'integer', read, mayMiss: isOptional }]
    }
    case 'position': {
      const degrees = (csv: string, of: string, most: number): FileColumn => ({
        ...{ csv, column: of, type: 'double', mayMiss: false },
        read: cell.optional(cell.number(-most, most)),
      })
      return [
        degrees('lat', 'latitude', 90),
        degrees('lng', 'longitude', 180),
        {
          ...{ csv: 'precision_m', column: 'precision_m', type: 'integer', mayMiss: false },
          read: cell.optional(cell.integer(1, 20_000)),
        },
      ]
    }
    case 'line':
    case 'flag':
    case 'checked':
    case 'in-guide':
      return []
  }
}

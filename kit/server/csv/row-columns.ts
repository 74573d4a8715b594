import { type RawBuilder, sql } from 'kysely'
import { type RowColumn, type RowColumns, sourceLength } from '#common/row-columns.ts'
import * as cell from './cells.ts'
import { type Fault, pairFaults, sameAs } from './fault.ts'
import { countStored, defineImporter } from './importer.ts'
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
const sqlTypes = { text: sql`text`, integer: sql`integer`, double: sql`double precision` }
type FileRow = Record<string, unknown>

type Kind = {
  /** Name of the file in content/, and its columns. */
  name: string
  columns: RowColumns
  topic: string
  table: string
  /** Two rows are the same if this choice and the English name are equal. */
  within: string
  /** Order of the rows in an exported file. */
  order: RawBuilder<unknown>
  /** Faults between the columns of one row, beside positions and incomplete pairs. */
  faultsOf?: (line: number, row: FileRow) => Fault[]
  /** The condition on a `stored` and a `given` row under which the stored one is not changed. */
  keeps?: RawBuilder<boolean>
}

/**
 * Imports CSV files of rows that staff edit: adds rows and changes those that differ; rows that the file does not name stay.
 * Columns that the file lacks are absent from the rows read.
 */
export function rowsImporter(kind: Kind) {
  const { name, topic, table, within } = kind
  const columns = fileColumns(kind.columns)
  return defineImporter<FileRow>({
    ...{ name, topic, table, mark: within },
    read: bytes => readRows(bytes, kind, columns),
    store: async (trx, rows, at) => {
      const present = columns.filter(column => rows.every(row => column.csv in row))
      const stored = sql.join(present.map(column => sql.ref(column.column)))
      const others = present.filter(column => column.column !== within)
      const ofNew = (prefix: string) => sql.join(others.map(column => sql.ref(`${prefix}.${column.column}`)))
      const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.join(
        present.map(({ csv, type }) => sql`${sql.ref(csv)} ${sqlTypes[type]}`),
      )})`
      const isKept = sql<boolean>`exists (select from ${sql.table(table)} as stored
        where stored.${sql.ref(within)} = given.${sql.ref(within)} and lower(stored.name_en) = lower(given.name_en)
          and ${kind.keeps ?? sql<boolean>`false`})`
      const kept = await sql<{ count: number }>`
        select count(*)::int as count from ${given} where ${isKept}`.execute(trx)
      const upsert = sql<{ added: boolean }>`
        insert into ${sql.table(table)} as stored (${stored}, created_at, updated_at)
        select ${sql.join(present.map(({ csv }) => sql.ref(csv)))}, ${at}::timestamptz, ${at}::timestamptz
        from ${given} where not ${isKept}
        on conflict (${sql.ref(within)}, lower(name_en)) do update set
          (${sql.join(others.map(({ column }) => sql.ref(column)))}) = (${ofNew('excluded')}),
          updated_at = excluded.updated_at
        where (${ofNew('stored')}) is distinct from (${ofNew('excluded')})
        returning (xmax = 0) as added`
      return countStored(trx, upsert, rows.length, kept.rows[0]?.count)
    },
    file: db =>
      queryTable(
        db,
        sql`
          select ${sql.join(columns.map(({ csv, column }) => sql`${sql.ref(column)} as ${sql.ref(csv)}`))}
          from ${sql.table(table)} where is_active order by ${kind.order}`,
        columns.map(column => column.csv),
      ),
  })
}

function readRows(
  bytes: Uint8Array,
  { columns, within, faultsOf }: Kind,
  named: readonly FileColumn[],
): Table<FileRow> {
  const header = readHeader(bytes)
  const table = readTable(
    bytes,
    Object.fromEntries(named.map(({ csv, read }) => [csv, read])),
    named.filter(column => column.mayMiss).map(column => column.csv),
  )
  const firstLines = new Map<string, number>()
  const faults = table.rows.flatMap(({ line, row }): Fault[] => {
    const key = `${row[within]}\n${String(row.name_en).toLowerCase()}`
    const first = firstLines.get(key)
    if (first !== undefined) return [{ line, column: 'name_en', reason: sameAs(first, [within, 'name']) }]
    firstLines.set(key, line)
    return [
      ...Object.entries(columns).flatMap(column => columnFaults(line, row, column)),
      ...(faultsOf?.(line, row) ?? []),
    ]
  })
  return {
    rows: table.rows.map(({ line, row }) => ({
      line,
      row: Object.fromEntries(Object.entries(row).filter(([csv]) => header.includes(csv))),
    })),
    faults: [...table.faults, ...faults].sort((a, b) => a.line - b.line),
  }
}

function columnFaults(line: number, row: FileRow, [field, column]: [string, RowColumn]): Fault[] {
  if (column.is === 'position') return positionFaults(line, row as Parameters<typeof positionFaults>[1])
  return column.is === 'pair' ? pairFaults(line, row, column.csv ?? field) : []
}

const fileColumns = (columns: RowColumns): FileColumn[] =>
  Object.entries(columns).flatMap(([field, column]) => columnsOf(field, column))

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
      const read = isOptional ? cell.optional(cell.text(column.max)) : cell.text(column.max)
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
      const read = cell.optional(cell.integer(column.least, column.most))
      return [{ ...names, type: 'integer', read, mayMiss: true }]
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

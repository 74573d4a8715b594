import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { quoted, type SequenceState, sequencesOf, type TableShape, tablesOf } from './tables.ts'

/** The number of rows of a table, and the SHA-256 of them in order: two tables with equal sums are equal row by row. */
export type TableSum = { rows: number; sha256: string }
/** What two databases are compared by. */
type DatabaseSums = { tables: Record<string, TableSum>; sequences: SequenceState[] }

const list = (names: readonly string[]) => names.map(quoted).join(', ')

/** The rows of a table, as COPY writes them: one line each, columns separated by tabs. */
export function readRows(client: Client, { name, columns, order }: TableShape): Readable {
  return client.query(
    to(`copy (select ${list(columns)} from ${quoted(name)} order by ${list(order)}) to stdout`),
  )
}

/** Sums up pieces of such rows. */
export function sumRows(): { add: (piece: Buffer) => void; sum: () => TableSum } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(piece) {
      hash.update(piece)
      // Line breaks inside a value are written as \n.
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) rows += 1
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

/**
 * Empties all tables and fills them, in the open transaction; the client owns the tables. The guide's triggers do not run,
 * because they ran when the rows were first written.
 */
export async function fillTables(
  client: Client,
  tables: readonly TableShape[],
  rowsOf: (table: TableShape) => AsyncIterable<Buffer>,
  sequences: readonly SequenceState[],
): Promise<void> {
  const there = new Set((await tablesOf(client)).map(({ name }) => name))
  const missing = tables.find(({ name }) => !there.has(name))
  if (missing) throw new Error(`There is no table ${missing.name} in this version.`)
  for (const name of there) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${list([...there])}`)
  for (const table of tables) {
    const into = client.query(from(`copy ${quoted(table.name)} (${list(table.columns)}) from stdin`))
    await pipeline(Readable.from(rowsOf(table)), into)
  }
  for (const { name, last, called } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, last, called])
  for (const name of there) await client.query(`alter table ${quoted(name)} enable trigger user`)
}

/** The sums of these tables, and the sequences. */
export async function sumsOf(client: Client, all: readonly TableShape[]): Promise<DatabaseSums> {
  const tables: Record<string, TableSum> = {}
  for (const table of all) {
    const { add, sum } = sumRows()
    for await (const piece of readRows(client, table)) add(piece as Buffer)
    tables[table.name] = sum()
  }
  return { tables, sequences: await sequencesOf(client) }
}

/** One sentence per difference. */
export function differences(one: DatabaseSums, other: DatabaseSums): string[] {
  const names = [...new Set([...Object.keys(one.tables), ...Object.keys(other.tables)])].sort()
  const tables = names.flatMap(name => {
    const [a, b] = [one.tables[name], other.tables[name]]
    if (a?.sha256 === b?.sha256) return []
    return [`${name} has ${a?.rows ?? 'no'} rows here and ${b?.rows ?? 'no'} there, and they differ.`]
  })
  const isSame = JSON.stringify(one.sequences) === JSON.stringify(other.sequences)
  return isSame ? tables : [...tables, 'The sequences differ.']
}

import { type RawBuilder, sql } from 'kysely'
import type { AnyDatabase, AnyTransaction } from '../db/any-database.ts'
import type { Fault } from './fault.ts'
import type { Table } from './read-table.ts'

/** `kept`: rows that the file did not overwrite, because the stored data is better. */
export type Stored = { added: number; changed: number; unchanged: number; kept: number }
type Imported = { stored: Stored; faults: [] } | { stored?: undefined; faults: Fault[] }

/** A kind of list that staff may import as a CSV file, and that a first start reads from content/. */
export type Importer = {
  /** Also the file's name in content/. */
  name: string
  /** The column that identifies a file of this kind. */
  mark: string
  /** Topic of the cached responses made from it. */
  topic: string
  table: string
  isEmpty: (db: AnyDatabase) => Promise<boolean>
  load: (bytes: Uint8Array) => { faults: Fault[]; store: (trx: AnyTransaction, at: Date) => Promise<Stored> }
  /** The rows that the guide shows, as a file that can be imported again. */
  file: (db: AnyDatabase) => Promise<string>
}

/** How rows of a file are read and stored. */
type Rows<R> = {
  read: (bytes: Uint8Array) => Table<R>
  store: (trx: AnyTransaction, rows: R[], at: Date) => Promise<Stored>
}

/** Defines an importer, whose `read` and `store` share the row's shape. */
export function defineImporter<R>(
  kind: Pick<Importer, 'name' | 'mark' | 'topic' | 'table' | 'file'> & Rows<R>,
): Importer & Rows<R> {
  return {
    ...kind,
    isEmpty: async db => {
      const found = await sql<{
        empty: boolean
      }>`select not exists (select from ${sql.table(kind.table)}) as empty`.execute(db)
      return found.rows[0]?.empty === true
    },
    load: bytes => {
      const { rows, faults } = kind.read(bytes)
      return {
        faults,
        store: (trx, at) =>
          kind.store(
            trx,
            rows.map(({ row }) => row),
            at,
          ),
      }
    },
  }
}

/** Thrown inside the transaction to roll back a trial. */
class Trial extends Error {}

/** Returns the result of work in one transaction. A trial is rolled back, so it shows exactly what the work would do. */
export async function inTransaction<T>(
  db: AnyDatabase,
  trial: boolean,
  work: (trx: AnyTransaction) => Promise<T>,
): Promise<T> {
  let result: T | undefined
  try {
    await db.transaction().execute(async trx => {
      result = await work(trx)
      if (trial) throw new Trial()
    })
  } catch (error) {
    if (!(error instanceof Trial)) throw error
  }
  // The transaction above either set it or threw.
  return result as T
}

/**
 * Stores a whole file in one transaction, or nothing: if there is any fault, only the faults are returned. A trial reports what
 * would change and rolls back. `at` becomes `updated_at` of the changed rows.
 */
export async function importFile(
  db: AnyDatabase,
  importer: Importer,
  bytes: Uint8Array,
  { at, trial = false }: { at: Date; trial?: boolean },
): Promise<Imported> {
  const { faults, store } = importer.load(bytes)
  if (faults.length) return { faults }
  return { stored: await inTransaction(db, trial, trx => store(trx, at)), faults: [] }
}

/** Counts the result of an upsert `returning (xmax = 0) as added` of `rows` rows. */
export async function countStored(
  trx: AnyTransaction,
  upsert: RawBuilder<{ added: boolean }>,
  rows: number,
  kept = 0,
): Promise<Stored> {
  const result = await upsert.execute(trx)
  const added = result.rows.filter(row => row.added).length
  const changed = result.rows.length - added
  return { added, changed, kept, unchanged: rows - added - changed - kept }
}

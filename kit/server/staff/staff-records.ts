import type { Kysely } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { By } from '../http/request.ts'
import { audit } from './audit.ts'
import { refuseNameTaken, refuseStaleRow, refuseTaken } from './optimistic-lock.ts'

type Found<Row> = {
  executeTakeFirst: () => Promise<Row | undefined>
  executeTakeFirstOrThrow: () => Promise<Row>
}
/** How the rows of one table are stored, and what staff see of them. */
type RecordKind<Tables, Row, Fields, Shown> = {
  /** Its name in the audit log. */
  subject: string
  /** With `id`, `created_at` and `updated_at`. */
  table: keyof Tables & string
  /** Set if `select *` is not enough, as for dates that are read as text. */
  find?: (db: Kysely<Tables>, id: string) => Found<Row> & { forUpdate: () => Found<Row> }
  /** The columns to write. `before`: the row as it was, locked; undefined for a new one. */
  columns: (fields: Fields, by: By, before: Row | undefined) => object
  /** Further work in the transaction of a change. */
  afterChange?: (trx: Kysely<Tables>, id: string, by: By) => Promise<unknown>
  shown: (row: Row) => Shown
}

/** Rows that staff edit; the client chooses their ids. Each write and its audit entry are one transaction. */
export function staffRecords<Tables, Row extends { updated_at: Date }, Fields, Shown extends object>({
  subject,
  table,
  find = (db, id) => anyTable(db).selectFrom(table).selectAll().where('id', '=', id) as never,
  columns,
  afterChange,
  shown,
}: RecordKind<Tables, Row, Fields, Shown>) {
  const written = async (db: Kysely<Tables>, id: string) =>
    shown(await find(db, id).executeTakeFirstOrThrow())
  return {
    /** Adds a row; a repeated id returns the existing row. Refuses `taken`. */
    add: (db: Kysely<Tables>, id: string, fields: Fields, { staff, at }: By): Promise<Shown> =>
      db.transaction().execute(async trx => {
        const values = { ...columns(fields, { staff, at }, undefined), created_at: at, updated_at: at }
        const added = await anyTable(trx)
          .insertInto(table as string)
          .values({ id, ...values })
          // At any unique constraint: the same row sent twice at once may meet at its name first.
          .onConflict(conflict => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        const row = await find(trx, id).executeTakeFirst()
        if (!row) return refuseNameTaken()
        const after = shown(row)
        if (added) await audit(trx, { staff, at, action: 'added', subject, id, after })
        return after
      }),
    /** Changes a row if its updated_at is still `seen`. Refuses `changed-meanwhile`, `taken`, `not-found`. */
    change: (
      db: Kysely<Tables>,
      id: string,
      seen: string,
      fields: Fields,
      { staff, at }: By,
    ): Promise<Shown> =>
      refuseTaken(
        db.transaction().execute(async trx => {
          const row = await find(trx, id).forUpdate().executeTakeFirst()
          if (!row) return refuse('not-found', 404)
          await refuseStaleRow(trx, { subject, id, updated_at: row.updated_at }, seen)
          const values = { ...columns(fields, { staff, at }, row), updated_at: at }
          await anyTable(trx)
            .updateTable(table as string)
            .set(values)
            .where('id', '=', id)
            .execute()
          await afterChange?.(trx, id, { staff, at })
          const after = await written(trx, id)
          await audit(trx, { staff, at, action: 'changed', subject, id, before: shown(row), after })
          return after
        }),
      ),
  }
}

/** The same connection, with tables named at run time. */
const anyTable = (db: unknown) => db as Kysely<Record<string, Record<string, unknown>>>

import type { Kysely } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { Staff } from '../http/request.ts'
import { audit } from './audit.ts'
import { refuseStale, refuseTaken } from './optimistic-lock.ts'

type By = { staff: Staff; at: Date }
type Found<Row> = {
  executeTakeFirst: () => Promise<Row | undefined>
  executeTakeFirstOrThrow: () => Promise<Row>
}
/** Queries for rows of one kind, and the fields that staff see. */
export type RecordKind<Tables, Row, Fields, Shown> = {
  /** As the audit log calls it. */
  subject: string
  find: (db: Kysely<Tables>, id: string) => Found<Row> & { forUpdate: () => Found<Row> }
  insert: (db: Kysely<Tables>, id: string, fields: Fields, at: Date, staff: Staff) => Promise<unknown>
  /** `before`: the row as it was, locked. */
  update: (
    db: Kysely<Tables>,
    id: string,
    fields: Fields,
    at: Date,
    staff: Staff,
    before: Row,
  ) => Promise<unknown>
  shown: (row: Row) => Shown
}

/** Rows that staff edit; the client chooses their ids. Each write and its audit entry are one transaction. */
export function staffRecords<Tables, Row extends { updated_at: Date }, Fields, Shown extends object>({
  subject,
  find,
  insert,
  update,
  shown,
}: RecordKind<Tables, Row, Fields, Shown>) {
  const written = async (db: Kysely<Tables>, id: string) =>
    shown(await find(db, id).executeTakeFirstOrThrow())
  return {
    /** Adds a row; a repeated id returns the existing row. Refuses `taken`. */
    add: (db: Kysely<Tables>, id: string, fields: Fields, { staff, at }: By): Promise<Shown> =>
      refuseTaken(
        db.transaction().execute(async trx => {
          const known = await find(trx, id).executeTakeFirst()
          if (known) return shown(known)
          await insert(trx, id, fields, at, staff)
          const after = await written(trx, id)
          await audit(trx, { staff, at, action: 'added', subject, id, after })
          return after
        }),
      ),
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
          refuseStale(row.updated_at, seen)
          await update(trx, id, fields, at, staff, row)
          const after = await written(trx, id)
          await audit(trx, { staff, at, action: 'changed', subject, id, before: shown(row), after })
          return after
        }),
      ),
  }
}

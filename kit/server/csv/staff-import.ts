import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { FileReport } from '#common/file-report.ts'
import type { Text } from '#common/text.ts'
import type { AppContext } from '../context.ts'
import { type Staff, signedIn } from '../http/request.ts'
import type { Upload } from '../http/uploads.ts'
import { audit, changedFields } from '../staff/audit.ts'
import type { Importer, Stored } from './importer.ts'
import { sendCsv } from './send-table.ts'

type Row = { id: string; name: Text }
/** A list that staff export as a file and import again. */
type FileOfList<Tables, R> = {
  importer: Importer
  /** What the audit log calls one row. */
  subject: string
  /** Every row of the list as staff see it. */
  all: (db: Kysely<Tables>) => Promise<readonly R[]>
}
// biome-ignore lint/complexity/noBannedTypes: each list names its own tables
type AnyDatabase = Kysely<{}>

/** Handlers of the two calls (`givesFile`, `bringsFile`). Cached responses made from the list are renewed before the answer. */
export function fileCalls<Tables, R extends Row>(
  { db, clock, responseCache }: Pick<AppContext, 'db' | 'clock' | 'responseCache'>,
  { importer, subject, all }: FileOfList<Tables, R>,
) {
  return {
    gives: async (_: unknown, __: unknown, reply: FastifyReply) =>
      sendCsv(reply, importer.name, await importer.file(db), clock()),
    brings: async (
      { body, files }: { body: { trial: 'true' | 'false' }; files: { file: Upload } },
      { staff }: FastifyRequest,
    ) => {
      const report = await importByStaff(db, {
        ...{ importer, subject, file: files.file, trial: body.trial === 'true' },
        rows: trx => all(trx as unknown as Kysely<Tables>),
        ...{ staff: signedIn(staff), at: new Date(clock()) },
      })
      if (report.is_stored) await responseCache.changed(importer.topic)
      return report
    },
  }
}

type ImportRequest<R> = Pick<FileOfList<object, R>, 'importer' | 'subject'> & {
  rows: (db: AnyDatabase) => Promise<readonly R[]>
  file: Upload
  trial: boolean
  staff: Staff
  at: Date
}

/** Thrown inside the transaction to roll back a trial. */
class Trial extends Error {}

/**
 * Imports a whole file or nothing of it, with an audit entry for every changed row. A trial does the same and rolls back,
 * so that the preview shows exactly what the import would do.
 */
async function importByStaff<R extends Row>(db: AnyDatabase, order: ImportRequest<R>): Promise<FileReport> {
  const { importer, trial } = order
  const { faults, store } = importer.load(await readFile(order.file.path))
  const report: FileReport = { is_stored: false, faults, added: [], changed: [], unchanged: 0, kept: 0 }
  if (faults.length) return report
  try {
    await db.transaction().execute(async trx => {
      // Locks out other writes, so that the difference is what this file changed.
      await sql`lock table ${sql.table(importer.table)} in share row exclusive mode`.execute(trx)
      const before = new Map((await order.rows(trx)).map(row => [row.id, row]))
      const stored = await store(trx, order.at)
      await reportChanges(trx, order, { before, after: await order.rows(trx), stored, report })
      if (trial) throw new Trial()
    })
  } catch (error) {
    if (!(error instanceof Trial)) throw error
  }
  return { ...report, is_stored: !trial }
}

type Done<R> = { before: Map<string, R>; after: readonly R[]; stored: Stored; report: FileReport }
async function reportChanges<R extends Row>(
  trx: AnyDatabase,
  { subject, staff, at }: ImportRequest<R>,
  { before, after, stored, report }: Done<R>,
): Promise<void> {
  const note = { staff, at, action: 'imported', subject }
  for (const row of after) {
    const was = before.get(row.id)
    const [, is] = changedFields(was, row)
    const fields = Object.keys(is ?? {})
    if (was && fields.length === 0) continue
    if (was) report.changed.push({ name: row.name.en, fields })
    else report.added.push(row.name.en)
    await audit(trx, { ...note, id: row.id, before: was, after: row })
  }
  report.unchanged = stored.unchanged
  report.kept = stored.kept
}

import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { FileReport } from '#common/file-report.ts'
import type { Text } from '#common/text.ts'
import type { AppContext } from '../context.ts'
import { changedBy } from '../http/request.ts'
import type { Upload } from '../http/uploads.ts'
import { audit, changedFields } from '../staff/audit.ts'
import { type Importer, inTransaction } from './importer.ts'
import { sendCsv } from './send-table.ts'

/** A list that staff export as a file and import again. */
type FileOfList<Tables, R> = {
  importer: Importer
  /** What the audit log calls one row. */
  subject: string
  /** Every row of the list as staff see it. */
  all: (db: Kysely<Tables>) => Promise<readonly R[]>
}

/**
 * Handlers of the two calls (`exportsFile`, `importsFile`). A file is stored as a whole or not at all, with an audit entry for every
 * changed row. Cached responses made from the list are renewed before the answer.
 */
export function fileCalls<Tables, R extends { id: string; name: Text }>(
  { db, clock, responseCache }: Pick<AppContext, 'db' | 'clock' | 'responseCache'>,
  { importer, subject, all }: FileOfList<Tables, R>,
) {
  const by = changedBy(clock)
  return {
    exports: async (_: unknown, __: unknown, reply: FastifyReply) =>
      sendCsv(reply, importer.name, await importer.file(db), clock()),
    imports: async (
      { body, files }: { body: { trial: 'true' | 'false' }; files: { file: Upload } },
      { staff }: FastifyRequest,
    ): Promise<FileReport> => {
      const { faults, store } = importer.load(await readFile(files.file.path))
      const report: FileReport = { is_stored: false, faults, added: [], changed: [], unchanged: 0, kept: 0 }
      if (faults.length) return report
      const trial = body.trial === 'true'
      const author = by(staff)
      const { unchanged, kept } = await inTransaction(db, trial, async trx => {
        // Locks out other writes, so that the difference is what this file changed.
        await sql`lock table ${sql.table(importer.table)} in share row exclusive mode`.execute(trx)
        const rows = () => all(trx as unknown as Kysely<Tables>)
        const before = new Map((await rows()).map(row => [row.id, row]))
        const stored = await store(trx, author.at)
        for (const row of await rows()) {
          const was = before.get(row.id)
          const [, is] = changedFields(was, row)
          const fields = Object.keys(is ?? {})
          if (was && fields.length === 0) continue
          if (was) report.changed.push({ name: row.name.en, fields })
          else report.added.push(row.name.en)
          await audit(trx, { ...author, action: 'imported', subject, id: row.id, before: was, after: row })
        }
        return stored
      })
      if (!trial) await responseCache.changed(importer.topic)
      return { ...report, unchanged, kept, is_stored: !trial }
    },
  }
}

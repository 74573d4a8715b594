import type { Kysely } from 'kysely'
import { auditEntries } from '#kit/server/staff/audit.ts'
import type { AuditEntry } from './contract.ts'
import { auditPage } from './limits.ts'

/** A page of the log, newest first. */
export async function readAuditLog(
  // biome-ignore lint/complexity/noBannedTypes: the kit names its table
  db: Kysely<{}>,
  { before, subject }: { before?: string | undefined; subject?: string | undefined },
): Promise<AuditEntry[]> {
  const rows = await auditEntries(db, { before, subject, limit: auditPage })
  return rows.map(({ id, at, subject_id, subject_name, ...row }) => ({
    ...row,
    id: Number(id),
    at: at.toISOString(),
    subjectId: subject_id,
    subjectName: subject_name,
  }))
}

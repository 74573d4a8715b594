import type { Kysely } from 'kysely'
import type { AuditEntry } from './contract.ts'
import { auditPage } from './limits.ts'

type Fields = Record<string, unknown> | null
export type AuditTables = {
  audit_log: {
    id: string
    at: Date
    username: string
    action: string
    subject: string
    subject_id: string | null
    subject_name: string | null
    before: Fields
    after: Fields
  }
}

/** A page of the log, newest first. */
export async function readAuditLog(
  db: Kysely<AuditTables>,
  { before, subject }: { before?: string | undefined; subject?: string | undefined },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'username', 'action', 'subject', 'subject_id', 'subject_name', 'before', 'after'])
    .$if(before !== undefined, query => query.where('id', '<', before ?? ''))
    .$if(subject !== undefined, query => query.where('subject', '=', subject ?? ''))
    .orderBy('id', 'desc')
    .limit(auditPage)
    .execute()
  return rows.map(({ id, at, subject_id, subject_name, ...row }) => ({
    ...row,
    id: Number(id),
    at: at.toISOString(),
    subjectId: subject_id,
    subjectName: subject_name,
  }))
}

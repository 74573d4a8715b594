import { type QueryExecutorProvider, sql } from 'kysely'
import type { Staff } from '../http/request.ts'

/** What a member of staff did. `before` and `after` hold the staff's own work, never a visitor's number or name. */
export type AuditEntry = {
  staff: Staff
  at: Date
  /** Such as `added`, `changed`, `removed`, `hidden`. */
  action: string
  /** What kind of thing: `facility`, `contact`, `notice` … */
  subject: string
  id?: string | undefined
  /** What it is called, where the rows below do not tell; never a visitor's words. */
  name?: string | undefined
  before?: object | null | undefined
  after?: object | null | undefined
}

/**
 * Writes one line into the audit log. Pass the transaction that makes the change, so that neither exists without the
 * other. Of two rows only the fields that differ are kept; a change that changed nothing leaves no line.
 */
export async function audit(transaction: QueryExecutorProvider, deed: AuditEntry): Promise<void> {
  const [before, after] = changedFields(deed.before ?? undefined, deed.after ?? undefined)
  if (before && after && Object.keys(before).length + Object.keys(after).length === 0) return
  const { staff, at, action, subject, id } = deed
  await sql`
    insert into audit_log (at, staff_id, username, action, subject, subject_id, subject_name, before, after)
    values (${at}, ${staff.id}, ${staff.username}, ${action}, ${subject}, ${id ?? null},
      ${deed.name ?? nameOf(deed.after) ?? nameOf(deed.before) ?? null}, ${json(before)}, ${json(after)})
  `.execute(transaction)
}

/** What a row is called: words that staff gave it in both languages, or an account's name; nothing that visitors wrote. */
function nameOf(row: object | null | undefined): string | undefined {
  if (!row) return undefined
  for (const key of ['name', 'title', 'text']) {
    const words = fieldOf(row, key)
    if (typeof words === 'object' && words !== null && 'en' in words) return String(words.en)
  }
  const username = fieldOf(row, 'username')
  return typeof username === 'string' ? username : undefined
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/** The fields in which two rows differ, before and after; `updated_at` aside. */
export function changedFields(before: object | undefined, after: object | undefined): [object?, object?] {
  if (!before || !after) return [before, after]
  const same = (key: string) => JSON.stringify(fieldOf(before, key)) === JSON.stringify(fieldOf(after, key))
  const without = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'updated_at' && !same(key)))
  return [without(before), without(after)]
}
const fieldOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key]

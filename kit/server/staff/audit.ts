import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Text } from '#common/text.ts'
import type { AnyDatabase } from '../db/any-database.ts'
import type { Staff } from '../http/request.ts'

/** Who changed something by a command of the server: it has no account, so the log names the command. */
export const byCommand = (name: string): Staff => ({
  id: '00000000-0000-0000-0000-000000000000',
  username: name,
  roles: [],
})

/** One change by staff. `before` and `after` hold what staff wrote, never a visitor's number or name. */
type AuditEntry = {
  staff: Staff
  at: Date
  /** Such as `added`, `changed`, `removed`, `hidden`. */
  action: string
  /** What kind of thing: `facility`, `contact`, `notice` … */
  subject: string
  id?: string | undefined
  /** Its name, if `before` and `after` have none; never a visitor's text. */
  name?: string | Text | undefined
  before?: object | null | undefined
  after?: object | null | undefined
}

/**
 * Writes one row into the audit log. Pass the transaction that makes the change, so that both are committed or neither. Only the
 * fields that differ between the two rows are stored; without a difference no row is written.
 */
export async function audit(transaction: QueryExecutorProvider, entry: AuditEntry): Promise<void> {
  const [before, after] = changedFields(entry.before ?? undefined, entry.after ?? undefined)
  if (before && after && Object.keys(before).length + Object.keys(after).length === 0) return
  const { staff, at, action, subject, id } = entry
  const name = entry.name ?? nameOf(entry.after) ?? nameOf(entry.before)
  const [en, hi] = typeof name === 'object' ? [name.en, name.hi] : [name, undefined]
  await sql`
    insert into audit_log (at, staff_id, username, action, subject, subject_id, subject_name, subject_name_hi, before, after)
    values (${at}, ${staff.id}, ${staff.username}, ${action}, ${subject}, ${id ?? null}, ${en ?? null}, ${hi ?? null},
      ${json(before)}, ${json(after)})
  `.execute(transaction)
}

/** Whether an account has an entry in the log; `column`: the column of its id, such as `staff_accounts.id`. */
export const isOnRecord = (column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from audit_log where staff_id = ${sql.ref(column)})`

/** User name of whoever changed a row at this time; undefined if the log does not know, as after a file import. */
export async function authorOf(
  db: QueryExecutorProvider,
  { subject, id, updated_at }: { subject: string; id: string; updated_at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`
    select username from audit_log
    where subject = ${subject} and subject_id = ${id} and at = ${updated_at} order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.username
}

type Fields = Record<string, unknown> | null
type AuditSearch = {
  before?: string | undefined
  subject?: string | undefined
  username?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  limit: number
}
type AuditRow = {
  id: string
  at: Date
  username: string
  action: string
  subject: string
  subject_id: string | null
  subject_name: string | null
  subject_name_hi: string | null
  before: Fields
  after: Fields
}

/** Rows of the log, newest first: of one subject, person or time (`until` excluded), and older than the row `before`. */
export async function auditEntries(
  db: AnyDatabase,
  { before, subject, username, from, until, limit }: AuditSearch,
): Promise<AuditRow[]> {
  return db
    .withTables<{ audit_log: AuditRow }>()
    .selectFrom('audit_log')
    .select(['id', 'at', 'username', 'action', 'subject', 'subject_id', 'before', 'after'])
    .select(['subject_name', 'subject_name_hi'])
    .$if(before !== undefined, query => query.where('id', '<', before ?? ''))
    .$if(subject !== undefined, query => query.where('subject', '=', subject ?? ''))
    .$if(username !== undefined, query => query.where('username', '=', username ?? ''))
    .$if(from !== undefined, query => query.where('at', '>=', from ?? new Date()))
    .$if(until !== undefined, query => query.where('at', '<', until ?? new Date()))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The name of a log row's subject. A name in one language is used for both. */
export const auditedName = ({
  subject_name: en,
  subject_name_hi: hi,
}: Pick<AuditRow, 'subject_name' | 'subject_name_hi'>): Text | null =>
  en === null ? null : { en: en || hi || '', hi: hi || en }

/** The whole log as rows for a file, newest first. */
export const auditExport = sql`
  select at, username, action, subject, subject_id, subject_name, before::text, after::text
  from audit_log order by id desc`

/** How many rows of a subject an account has caused since a time. */
export async function countAudited(
  db: QueryExecutorProvider,
  { subject, staffId, since }: { subject: string; staffId: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log
    where subject = ${subject} and staff_id = ${staffId} and at > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The most rows of a subject caused by one account since a time. */
export async function mostAuditedByOne(
  db: QueryExecutorProvider,
  { subject, since }: { subject: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where subject = ${subject} and at > ${since}
    group by staff_id order by count desc limit 1`.execute(db)
  return rows[0]?.count ?? 0
}

/** The name of a row: staff's text in both languages, or an account's user name; never a visitor's text. */
function nameOf(row: object | null | undefined): string | Text | undefined {
  if (!row) return undefined
  for (const key of ['name', 'title', 'text']) {
    const words = fieldOf(row, key)
    if (typeof words === 'object' && words !== null && 'en' in words) {
      const { en, hi = '' } = words as { en: unknown; hi?: unknown }
      return { en: String(en), hi: String(hi) }
    }
  }
  const username = fieldOf(row, 'username')
  return typeof username === 'string' ? username : undefined
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/** The fields in which two rows differ, before and after, without `updated_at`. */
export function changedFields(before: object | undefined, after: object | undefined): [object?, object?] {
  if (!before || !after) return [before, after]
  const same = (key: string) => JSON.stringify(fieldOf(before, key)) === JSON.stringify(fieldOf(after, key))
  const without = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'updated_at' && !same(key)))
  return [without(before), without(after)]
}
const fieldOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key]

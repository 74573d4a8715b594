import { sql, type UpdateObject } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { By, Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { CaseStep } from './contract.ts'
import type { CaseRecord, CasesDatabase, CasesTables } from './tables.server.ts'

const now = sql<Date>`now()`
type Colleague = { id: string; username: string }

/**
 * Changes a case that is still as `where` expects, in one transaction with its step and its audit entry. The conditional update
 * decides between two at the same time; undefined for the second one.
 */
function change(
  db: CasesDatabase,
  { id, expect, set, step, also }: Change,
  { staff, at }: By,
): Promise<CaseRecord | undefined> {
  return db.transaction().execute(async transaction => {
    let update = transaction
      .updateTable('cases')
      .set({ ...set, is_unpublished: true })
      .where('id', '=', id)
      .where('done_at', 'is', null)
    update =
      expect === 'nobodys' ? update.where('owner_id', 'is', null) : update.where('owner_id', '=', expect)
    const row = await update.returningAll().executeTakeFirst()
    if (!row) return undefined
    await transaction
      .insertInto('case_steps')
      .values({ case_id: id, by_name: staff.username, ...step })
      .execute()
    // The words of a note may name a person, so they stay in the case.
    const after = { kind: row.kind, ...(step.to_name && { to: step.to_name }), note: step.note?.length ?? 0 }
    await audit(transaction, { staff, at, action: step.step, subject: 'case', id: String(row.number), after })
    await also?.(transaction)
    await sql`select pg_notify('cases', ${id})`.execute(transaction)
    return row
  })
}
type Change = {
  id: string
  /** The account that takes it, or null. */
  expect: string
  set: UpdateObject<CasesTables, 'cases'>
  step: { step: CaseStep['step']; note?: string; to_name?: string }
  /** Further changes in the same transaction. */
  also?: Also
}
type Also = (transaction: CasesDatabase) => Promise<void> | undefined

/** Takes a case that nobody has; returns false if somebody else has it. Taking one's own case again changes nothing. */
export async function takeCase(db: CasesDatabase, known: CaseRecord, by: By): Promise<void> {
  const { staff } = by
  if (known.owner_id === staff.id && !known.done_at) return
  const set = {
    owner_id: staff.id,
    owner_name: staff.username,
    taken_at: now,
    seen_at: sql<Date>`coalesce(seen_at, now())`,
    seen_by: sql<string>`coalesce(seen_by, ${staff.username})`,
    next_at: null,
  }
  const taken = await change(db, { id: known.id, expect: 'nobodys', set, step: { step: 'taken' } }, by)
  if (!taken) await refuseLate(db, known.id, staff)
}

/** Hands one's case to a colleague, or back to everybody: then its time starts again. */
export async function handOver(
  db: CasesDatabase,
  known: CaseRecord,
  { to, note, minutes }: { to: Colleague | null; note: string; minutes: number },
  by: By,
): Promise<void> {
  const set = to
    ? { owner_id: to.id, owner_name: to.username, taken_at: now }
    : {
        owner_id: null,
        owner_name: null,
        taken_at: null,
        step: 0,
        next_at: now,
        due_at: sql<Date>`now() + ${minutes} * interval '1 minute'`,
      }
  const step = to
    ? { step: 'handed-over' as const, note, to_name: to.username }
    : { step: 'put-back' as const, note }
  const given = await change(db, { id: known.id, expect: by.staff.id, set, step }, by)
  if (!given) await refuseLate(db, known.id, by.staff)
}

/**
 * Closes a case that is one's own, or that nobody has. For a lasting condition the done case stays until it is over; if the
 * matter goes on, what was done is noted and the case stays open.
 */
export async function finish(
  db: CasesDatabase,
  known: CaseRecord,
  { note, lasts, goesOn, say }: { note: string; lasts: boolean; goesOn: boolean; say: Also },
  by: By,
): Promise<void> {
  const set = {
    done_at: now,
    done_by: by.staff.username,
    seen_at: sql<Date>`coalesce(seen_at, now())`,
    seen_by: sql<string>`coalesce(seen_by, ${by.staff.username})`,
    next_at: null,
    ...(!lasts && { over_at: now }),
  }
  const expect = known.owner_id ? by.staff.id : 'nobodys'
  const done: Pick<Change, 'set' | 'step'> = goesOn
    ? { set: {}, step: { step: 'noted', note } }
    : { set, step: { step: 'done', note } }
  const closed = await change(db, { id: known.id, expect, ...done, also: say }, by)
  if (!closed) await refuseLate(db, known.id, by.staff)
}

/**
 * Reopens a done case: it goes back to everybody, and its time starts again. Refuses `in-panel` if the matter ended in its own
 * panel, unless it goes on with its case, and `open` if there is an open case about it.
 */
export const reopenCase = (
  db: CasesDatabase,
  known: CaseRecord,
  { minutes, endsWithMatter, goOn }: { minutes: number; endsWithMatter: boolean; goOn: Also },
  { staff, at }: By,
): Promise<void> =>
  db.transaction().execute(async transaction => {
    const last = await transaction
      .selectFrom('case_steps')
      .select('step')
      .where('case_id', '=', known.id)
      .where('step', 'in', ['done', 'over', 'reopened'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last?.step === 'over' && !endsWithMatter) refuse('in-panel', 409)
    const { rows } = await sql<{ number: number }>`
      update cases set done_at = null, done_by = null, over_at = null, owner_id = null, owner_name = null, taken_at = null,
        step = 0, next_at = now(), due_at = now() + ${minutes} * interval '1 minute', is_unpublished = true
      where id = ${known.id} and done_at is not null and not exists (
        select from cases other where other.kind = cases.kind and other.subject = cases.subject
          and other.over_at is null and other.id <> cases.id)
      returning number`.execute(transaction)
    const [row] = rows
    if (!row) return refuse('open', 409, 'There is an open case about this.')
    await transaction
      .insertInto('case_steps')
      .values({ case_id: known.id, step: 'reopened', by_name: staff.username })
      .execute()
    await goOn?.(transaction)
    const after = { kind: known.kind }
    await audit(transaction, {
      staff,
      at,
      action: 'reopened',
      subject: 'case',
      id: String(row.number),
      after,
    })
    await sql`select pg_notify('cases', ${known.id})`.execute(transaction)
  })

/** Why a change came too late. */
async function refuseLate(db: CasesDatabase, id: string, staff: Staff): Promise<never> {
  const row = await db
    .selectFrom('cases')
    .select(['done_at', 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return refuse('not-found', 404)
  if (row.done_at) return refuse('done', 409, 'This case is closed.')
  if (row.owner_id && row.owner_id !== staff.id) return refuse('taken', 409, 'Somebody else has this case.')
  return refuse('not-yours', 409, 'You have not taken this case.')
}

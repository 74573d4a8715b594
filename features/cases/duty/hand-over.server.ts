import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { CasesDatabase } from '../tables.server.ts'

type HandOver = {
  /** Who takes over the cases; null: everybody. */
  to: { id: string; username: string } | null
  /** All open cases of the person who hands over, as named to the next one. */
  cases: readonly string[]
  note: string
}

/**
 * Ends a shift and hands over its cases, in one transaction. Refuses `not-all-told` if an open case was not named, so that one
 * that came meanwhile is not lost.
 */
export const endDuty = (db: CasesDatabase, { to, cases, note }: HandOver, { staff, at }: By): Promise<void> =>
  db.transaction().execute(async transaction => {
    const mine = await transaction
      .selectFrom('cases')
      .select(['id', 'kind'])
      .where('owner_id', '=', staff.id)
      .where('done_at', 'is', null)
      .forUpdate()
      .execute()
    if (mine.some(({ id }) => !cases.includes(id)))
      refuse('not-all-told', 409, 'An open case of yours was not handed over.')
    const ids = mine.map(({ id }) => id)
    if (ids.length > 0) {
      await transaction
        .updateTable('cases')
        .set({
          is_unpublished: true,
          ...(to
            ? { owner_id: to.id, owner_name: to.username, taken_at: sql<Date>`now()` }
            : {
                owner_id: null,
                owner_name: null,
                taken_at: null,
                step: 0,
                due_at: null,
                next_at: sql<Date>`now()`,
              }),
        })
        .where('id', 'in', ids)
        .execute()
      await transaction
        .insertInto('case_steps')
        .values(
          ids.map(case_id => ({
            case_id,
            step: to ? ('handed-over' as const) : ('put-back' as const),
            by_name: staff.username,
            to_name: to?.username ?? '',
            note,
          })),
        )
        .execute()
    }
    const ended = await transaction
      .updateTable('duty_shifts')
      .set({ ended_at: sql<Date>`now()`, note })
      .where('staff_id', '=', staff.id)
      .where('ended_at', 'is', null)
      .returning('post_id')
      .executeTakeFirst()
    // The words of the note may name a person: they stay with the shift.
    const after = { to: to?.username ?? null, cases: ids.length, note: note.length }
    await audit(transaction, { staff, at, action: 'ended', subject: 'duty', id: ended?.post_id, after })
    await sql`select pg_notify('cases', '')`.execute(transaction)
  })

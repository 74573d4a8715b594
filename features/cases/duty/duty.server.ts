import { type Selectable, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { AppContext, OnDuty } from '#kit/server/context.ts'
import type { By } from '#kit/server/http/request.ts'
import { landmarkIn, landmarksOf } from '#kit/server/landmarks.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseNameTaken, refuseStale, refuseTaken } from '#kit/server/staff/optimistic-lock.ts'
import type { CasesDatabase, CasesTables } from '../tables.server.ts'

type Name = { en: string; hi: string }
export type ShiftRow = Selectable<CasesTables['duty_shifts']>

const isOnDuty = sql<boolean>`ended_at is null and until_at > now()`

/** Posts in use, by name. */
export const posts = (db: CasesDatabase) =>
  db
    .selectFrom('duty_posts')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Shifts that last now. */
export const shiftsNow = (db: CasesDatabase): Promise<ShiftRow[]> =>
  db.selectFrom('duty_shifts').selectAll().where(isOnDuty).orderBy('from_at').execute()

/** Who is on duty now, with the place in the name of their post: 'Gate 2, Hathi Chowk', 'Post G 27'. */
export async function peopleOnDuty(context: Pick<AppContext, 'db' | 'features'>): Promise<OnDuty[]> {
  const db = context.db.withTables<CasesTables>()
  const shifts = await shiftsNow(db)
  if (shifts.length === 0) return []
  const [all, landmarks] = [await posts(db), await landmarksOf(context, { alsoGone: true })]
  const pointOf = new Map(
    all.map(({ id, name_en, name_hi }) => [id, landmarkIn(`${name_en}\n${name_hi}`, landmarks)?.point]),
  )
  return shifts.map(({ username, post_id }) => ({ username, point: pointOf.get(post_id) }))
}

/** The newest note of each post, if it was left within a day. */
export const lastNotes = (db: CasesDatabase): Promise<ShiftRow[]> =>
  db
    .selectFrom('duty_shifts')
    .selectAll()
    .distinctOn('post_id')
    .where('note', '<>', '')
    .where('ended_at', '>', sql<Date>`now() - interval '24 hours'`)
    .orderBy('post_id')
    .orderBy('ended_at', 'desc')
    .execute()

/** Somebody who is on duty now, by user name. */
export const onDuty = (db: CasesDatabase, username: string): Promise<ShiftRow | undefined> =>
  db.selectFrom('duty_shifts').selectAll().where('username', '=', username).where(isOnDuty).executeTakeFirst()

/** Puts somebody on duty at a post; an earlier shift of theirs ends. Refuses `not-found`. */
export const goOnDuty = (
  db: CasesDatabase,
  { post, hours }: { post: string; hours: number },
  { staff, at }: By,
): Promise<void> =>
  db.transaction().execute(async transaction => {
    const row = await transaction
      .selectFrom('duty_posts')
      .select('name_en')
      .where('id', '=', post)
      .where('is_active', '=', true)
      .executeTakeFirst()
    if (!row) refuse('not-found', 404)
    // One at a time per person, because each ends the shift that the other began.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`duty ${staff.id}`}, 0))`.execute(transaction)
    const shift = {
      post_id: post,
      username: staff.username,
      from_at: sql<Date>`now()`,
      until_at: sql<Date>`now() + ${hours} * interval '1 hour'`,
    }
    await transaction
      .updateTable('duty_shifts')
      .set({ ended_at: sql<Date>`now()` })
      .where('staff_id', '=', staff.id)
      .where('ended_at', 'is', null)
      .execute()
    await transaction
      .insertInto('duty_shifts')
      .values({ staff_id: staff.id, ...shift })
      .execute()
    const after = { post: row.name_en, hours }
    await audit(transaction, {
      staff,
      at,
      action: 'began',
      subject: 'duty',
      id: post,
      name: row.name_en,
      after,
    })
  })

/** Adds a post; the same id again changes nothing. Refuses `taken`. */
export const addPost = (db: CasesDatabase, { id, name }: { id: string; name: Name }, { staff, at }: By) =>
  db.transaction().execute(async transaction => {
    const added = await transaction
      .insertInto('duty_posts')
      .values({ id, name_en: name.en, name_hi: name.hi, updated_at: at })
      // At any unique constraint: the same post sent twice at once may meet at its name first.
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added)
      return audit(transaction, { staff, at, action: 'added', subject: 'duty-post', id, after: { name } })
    const known = await transaction
      .selectFrom('duty_posts')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) refuseNameTaken()
  })

/** Renames a post, or removes it: then nobody is on duty there any more. Refuses `not-found`, `changed-meanwhile`, `taken`. */
export const changePost = (
  db: CasesDatabase,
  id: string,
  { name, is_active, updated_at }: { name: Name; is_active: boolean; updated_at: string },
  { staff, at }: By,
) =>
  refuseTaken(
    db.transaction().execute(async transaction => {
      const row = await transaction
        .selectFrom('duty_posts')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return refuse('not-found', 404)
      refuseStale(row.updated_at, updated_at)
      await transaction
        .updateTable('duty_posts')
        .set({ name_en: name.en, name_hi: name.hi, is_active, updated_at: at })
        .where('id', '=', id)
        .execute()
      if (!is_active)
        await transaction
          .updateTable('duty_shifts')
          .set({ ended_at: sql<Date>`now()` })
          .where('post_id', '=', id)
          .where('ended_at', 'is', null)
          .execute()
      const before = { name: { en: row.name_en, hi: row.name_hi }, is_active: row.is_active }
      const after = { name, is_active }
      await audit(transaction, { staff, at, action: 'changed', subject: 'duty-post', id, before, after })
    }),
  )

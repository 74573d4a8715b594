import { sql } from 'kysely'
import type { Staff } from '#kit/server/http/request.ts'
import type { CaseStep } from './contract.ts'
import type { CaseRecord, CasesDatabase } from './tables.server.ts'

const mostListed = 300
/** A case with its newest note. */
export type NotedCase = CaseRecord & { note: string }

const noted = (db: CasesDatabase) =>
  db
    .selectFrom('cases')
    .selectAll()
    .select(({ selectFrom, fn, val }) =>
      fn
        .coalesce(
          selectFrom('case_steps')
            .select('note')
            .whereRef('case_id', '=', 'cases.id')
            .where('note', '<>', '')
            .orderBy('case_steps.id', 'desc')
            .limit(1),
          val(''),
        )
        .as('note'),
    )

const yesterday = sql<Date>`now() - interval '24 hours'`

/** Cases of these kinds that nobody has closed, the oldest first. */
export const openCases = (db: CasesDatabase, kinds: readonly string[]): Promise<NotedCase[]> =>
  kinds.length === 0
    ? Promise.resolve([])
    : noted(db)
        .where('kind', 'in', kinds)
        .where('done_at', 'is', null)
        .orderBy('raised_at')
        .limit(mostListed)
        .execute()

/** Cases of these kinds that were closed within a day, the newest first. */
export const doneCases = (db: CasesDatabase, kinds: readonly string[]): Promise<NotedCase[]> =>
  kinds.length === 0
    ? Promise.resolve([])
    : noted(db)
        .where('kind', 'in', kinds)
        .where('done_at', '>', yesterday)
        .orderBy('done_at', 'desc')
        .limit(mostListed)
        .execute()

/** How many cases of these kinds were closed within a day. */
export async function countDone(db: CasesDatabase, kinds: readonly string[]): Promise<number> {
  if (kinds.length === 0) return 0
  const row = await db
    .selectFrom('cases')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('kind', 'in', kinds)
    .where('done_at', '>', yesterday)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A case of one of these kinds. */
export const caseById = (
  db: CasesDatabase,
  id: string,
  kinds: readonly string[],
): Promise<NotedCase | undefined> =>
  kinds.length === 0
    ? Promise.resolve(undefined)
    : noted(db).where('cases.id', '=', id).where('kind', 'in', kinds).executeTakeFirst()

/** What happened to a case, the oldest first. */
export async function stepsOf(db: CasesDatabase, id: string): Promise<CaseStep[]> {
  const rows = await db
    .selectFrom('case_steps')
    .selectAll()
    .where('case_id', '=', id)
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map(({ at, step, by_name, to_name, note }) => ({
    at: at.toISOString(),
    step,
    by: by_name,
    to: to_name,
    note,
  }))
}

/** The database's time. */
export async function databaseTime(db: CasesDatabase): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** Marks cases that nobody had seen as seen; answers how many. */
export const markSeen = (
  db: CasesDatabase,
  { ids, kinds, staff }: { ids: readonly string[]; kinds: readonly string[]; staff: Staff },
): Promise<string[]> =>
  db.transaction().execute(async transaction => {
    if (kinds.length === 0) return []
    const seen = await transaction
      .updateTable('cases')
      .set({ seen_at: sql<Date>`now()`, seen_by: staff.username, is_unpublished: true })
      .where('id', 'in', ids)
      .where('kind', 'in', kinds)
      .where('seen_at', 'is', null)
      .returning('id')
      .execute()
    if (seen.length > 0)
      await transaction
        .insertInto('case_steps')
        .values(seen.map(({ id }) => ({ case_id: id, step: 'seen' as const, by_name: staff.username })))
        .execute()
    if (seen.length > 0) await sql`select pg_notify('cases', '')`.execute(transaction)
    return seen.map(({ id }) => id)
  })

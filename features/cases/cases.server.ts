import { sql } from 'kysely'
import { placeTable, type SentPlaces } from '#kit/server/alike.ts'
import type { CaseKind } from '#kit/server/cases.ts'
import type { Staff } from '#kit/server/http/request.ts'
import type { CaseStep } from './contract.ts'
import type { CaseRecord, CasesDatabase } from './tables.server.ts'

const mostListed = 300
/** Most open cases listed of each kind. */
const mostOfKind = 100
/** The same for a kind on which a life may depend, and for one that asks certain people. */
const mostOfGraveKind = 300
/** A case with its newest note. */
export type NotedCase = CaseRecord & { note: string }
/** How many open cases of a kind a list leaves out, and how many of these nobody has taken. */
type LeftOut = { kind: string; open: number; untaken: number }

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

/**
 * Open cases of these kinds, the oldest first. Each kind has places of its own, so that many cases of one push out none of
 * another. Within a kind, cases that nobody has taken come first, then the newest. Places go round between networks, and within a
 * network between phones, so that one sender cannot push another out; `places` also keeps a flood of one template from it.
 * `reader` always gets all of their own cases.
 */
export async function openCases(
  db: CasesDatabase,
  { kinds, names, reader, places, times = 1 }: Wanted,
): Promise<{ rows: NotedCase[]; leftOut: LeftOut[] }> {
  if (names.length === 0) return { rows: [], leftOut: [] }
  const grave = names.filter(name => kinds.get(name)?.isUrgent || kinds.get(name)?.asks)
  const placed = sql<Placed>`(
    select id as placed_id, row_number() over (partition by kind order by is_taken, given, round, raised_at desc, id) as place,
      (count(*) over (partition by kind))::int as open_of_kind,
      (count(*) filter (where not is_taken) over (partition by kind))::int as untaken_of_kind
    from (
      select *, case network when '' then 1 else
        row_number() over (partition by kind, is_taken, network order by of_sender, raised_at desc, id) end as round
      from (
        select id, kind, network, raised_at, owner_id is not null as is_taken, coalesce(given.place, 0) as given,
          row_number() over (partition by kind, owner_id is not null, network, sender order by raised_at desc, id) as of_sender
        from cases left join ${placeTable(places)} as given (subject, place) using (subject)
        where kind = any(${[...names]}::text[]) and done_at is null) by_sender) by_network)`
  const most = sql`${times}::int * case when kind = any(${grave}::text[]) then ${mostOfGraveKind}::int else ${mostOfKind}::int end`
  const rows = await noted(db)
    .innerJoin(placed.as('placed'), 'placed_id', 'cases.id')
    .select(['open_of_kind', 'untaken_of_kind'])
    .where(sql<boolean>`(place <= ${most} or owner_id is not distinct from ${reader.id}::uuid)`)
    .orderBy('raised_at')
    .orderBy('cases.id')
    .execute()
  const leftOut = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, listed]) => ({
    kind,
    open: (listed[0]?.open_of_kind ?? 0) - listed.length,
    untaken: (listed[0]?.untaken_of_kind ?? 0) - listed.filter(row => row.owner_id === null).length,
  }))
  // For a kind that asks certain people, even the number is not for everybody who may see some of its cases.
  return { rows, leftOut: leftOut.filter(({ kind, open }) => open > 0 && !kinds.get(kind)?.asks) }
}
type Wanted = {
  kinds: Kinds
  names: readonly string[]
  reader: Pick<Staff, 'id'>
  /** The places that these kinds assign to these subjects (`CaseKind.places`). */
  places: SentPlaces
  /** Multiple of the usual places. */
  times?: number | undefined
}
type Kinds = ReadonlyMap<string, CaseKind>
type Placed = { placed_id: string; place: number; open_of_kind: number; untaken_of_kind: number }

/** Those of these cases that are open and of these kinds. */
export const openAmong = (
  db: CasesDatabase,
  ids: readonly string[],
  kinds: readonly string[],
): Promise<NotedCase[]> =>
  kinds.length === 0
    ? Promise.resolve([])
    : noted(db).where('cases.id', 'in', ids).where('kind', 'in', kinds).where('done_at', 'is', null).execute()

/** The kinds of the open cases that an account has taken. */
export async function kindsTakenBy(db: CasesDatabase, account: string): Promise<string[]> {
  const own = db.selectFrom('cases').select('kind').distinct()
  const rows = await own.where('owner_id', '=', account).where('done_at', 'is', null).execute()
  return rows.map(({ kind }) => kind)
}

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

/** One case of these kinds. */
export const caseById = (
  db: CasesDatabase,
  id: string,
  kinds: readonly string[],
): Promise<NotedCase | undefined> =>
  kinds.length === 0
    ? Promise.resolve(undefined)
    : noted(db).where('cases.id', '=', id).where('kind', 'in', kinds).executeTakeFirst()

/** The steps of a case, the oldest first. */
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

/** Marks unseen cases as seen; returns how many. */
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

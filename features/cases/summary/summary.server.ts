import { sql } from 'kysely'
import type { CaseRow } from '../contract.ts'
import { nightHours } from '../limits.ts'
import type { CasesDatabase } from '../tables.server.ts'
import type { CaseSummary, Times } from './summary-contract.ts'

type Row = { count: number; p50_s: number | null; p95_s: number | null }

type Counts = Pick<CaseSummary['kinds'][number], 'open' | 'unseen' | 'late'>

/** How many cases of these kinds are open, unseen, and not taken in time. `minutes`: the time of each kind. */
export async function countByKind(
  db: CasesDatabase,
  kinds: readonly string[],
  minutes: ReadonlyMap<string, number>,
): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { kind: string }>`
    with allowed as (
      select key as of_kind, value::int as minutes from jsonb_each_text(${JSON.stringify(Object.fromEntries(minutes))}::jsonb))
    select kind, count(*)::int as open,
      (count(*) filter (where owner_id is null and seen_at is null))::int as unseen,
      (count(*) filter (where owner_id is null
        and coalesce(due_at, raised_at + minutes * interval '1 minute') < now()))::int as late
    from cases left join allowed on of_kind = kind
    where kind = any(${[...kinds]}::text[]) and done_at is null group by kind`.execute(db)
  return new Map(rows.map(({ kind, ...counts }) => [kind, counts]))
}

/** The same for listed cases of a kind, at a time by the database's clock. */
export function countRows(rows: readonly CaseRow[], kind: string, now: string): Counts {
  const open = rows.filter(row => row.kind === kind)
  const free = open.filter(row => !row.owner)
  return {
    open: open.length,
    unseen: free.filter(row => !row.seen_at).length,
    late: free.filter(row => row.due_at < now).length,
  }
}

/** How fast cases of these kinds, raised within a night, were looked at and taken. */
export async function responseTimes(
  db: CasesDatabase,
  kinds: readonly string[],
): Promise<Pick<CaseSummary, 'raised' | 'first_look' | 'taken'>> {
  const { rows } = await sql<Row & { raised: number; what: 'first_look' | 'taken' }>`
    with night as (
      select raised_at, seen_at,
        (select min(at) from case_steps where case_id = cases.id and step = 'taken') as taken_at
      from cases
      where kind = any(${[...kinds]}::text[]) and raised_at > now() - make_interval(hours => ${nightHours})
    ), waits as (
      -- Whoever takes a case from its push has also looked at it.
      select 'first_look' as what, extract(epoch from least(seen_at, taken_at) - raised_at) as s from night
      union all
      select 'taken', extract(epoch from taken_at - raised_at) from night
    )
    select what, count(*)::int as raised, count(s)::int as count,
      percentile_cont(0.5) within group (order by s) as p50_s,
      percentile_cont(0.95) within group (order by s) as p95_s
    from waits group by what`.execute(db)
  const timesOf = (what: string): Times | null => {
    const row = rows.find(one => one.what === what)
    if (!row || row.p50_s === null || row.p95_s === null) return null
    return { count: row.count, p50_s: Number(row.p50_s), p95_s: Number(row.p95_s) }
  }
  return { raised: rows[0]?.raised ?? 0, first_look: timesOf('first_look'), taken: timesOf('taken') }
}

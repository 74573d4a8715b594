import { sql } from 'kysely'
import type { ReportPart } from '#kit/server/context.ts'
import { inDays } from '#kit/server/db/per-day.ts'

type Row = {
  kind: string
  raised: number
  taken: number
  done: number
  p50_s: number | null
  p95_s: number | null
}

/** Cases by kind, and how fast somebody took them: median and p95 in seconds. */
export const responsesByKind: ReportPart = async ({ db, features }, days) => {
  const { rows } = await sql<Row>`
    with raised as (
      select kind, done_at, extract(epoch from
        (select min(at) from case_steps where case_id = cases.id and step = 'taken') - raised_at) as s
      from cases where ${inDays(sql`raised_at`, days)})
    select kind, count(*)::int as raised, count(s)::int as taken, count(done_at)::int as done,
      percentile_cont(0.5) within group (order by s)::float8 as p50_s,
      percentile_cont(0.95) within group (order by s)::float8 as p95_s
    from raised group by kind order by 2 desc, 1`.execute(db)
  const titles = new Map(features.flatMap(({ cases = [] }) => cases).map(({ kind, title }) => [kind, title]))
  return rows.map(({ kind, ...row }) => ({ title: titles.get(kind) ?? { en: kind, hi: kind }, ...row }))
}

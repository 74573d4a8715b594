import { type RawBuilder, sql } from 'kysely'
import { fairMoment } from '#common/fair-time.ts'
import type { ReportDays } from '../context.ts'
import type { AnyDatabase } from './any-database.ts'

const dayMs = 86_400_000

/** SQL: whether a time (timestamptz) lies in these days of the fair's calendar. */
export const inDays = (at: RawBuilder<unknown>, { from, to }: ReportDays): RawBuilder<boolean> =>
  sql`(${at} >= ${new Date(fairMoment(from, '00:00'))} and ${at} < ${new Date(fairMoment(to, '00:00') + dayMs)})`

/** Every date (YYYY-MM-DD) of these days, oldest first. */
export function datesOf({ from, to }: ReportDays): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.max(0, Math.round((last - first) / dayMs) + 1)
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 10),
  )
}

/**
 * Sums per day of the fair's calendar, oldest first, including days without events. `events` is a query of `at` (timestamptz),
 * `what` (one of `names`) and `count`.
 */
export async function perDay<const Name extends string>(
  db: AnyDatabase,
  days: ReportDays,
  names: readonly Name[],
  events: RawBuilder<unknown>,
): Promise<({ day: string } & Record<Name, number>)[]> {
  const { rows } = await sql<{ day: string; what: Name; count: number }>`
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, what, sum(count)::int as count
    from (${events}) as events where ${inDays(sql`at`, days)} group by 1, 2`.execute(db)
  const found = new Map(rows.map(({ day, what, count }) => [`${day} ${what}`, count]))
  return datesOf(days).map(day => {
    const counts = Object.fromEntries(names.map(name => [name, found.get(`${day} ${name}`) ?? 0]))
    return { day, ...(counts as Record<Name, number>) }
  })
}

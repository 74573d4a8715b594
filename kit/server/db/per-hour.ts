import { type RawBuilder, sql } from 'kysely'
import { lastHours } from '#common/fair-time.ts'
import type { AnyDatabase } from './any-database.ts'

/** Sums of the last 24 hours by the fair's clock, oldest first; `now` in ms. `events` is a query of `at` (timestamptz) and `count`. */
export async function perHour(
  db: AnyDatabase,
  now: number,
  events: RawBuilder<unknown>,
): Promise<{ at: string; count: number }[]> {
  const hours = lastHours(now)
  const first = new Date(hours[0] ?? now)
  const { rows } = await sql<{ hour: number; count: number }>`
    select floor(extract(epoch from at - ${first}::timestamptz) / 3600)::int as hour, sum(count)::int as count
    from (${events}) as events where at >= ${first} group by 1`.execute(db)
  return hours.map((at, index) => ({
    at: new Date(at).toISOString(),
    count: rows.find(row => row.hour === index)?.count ?? 0,
  }))
}

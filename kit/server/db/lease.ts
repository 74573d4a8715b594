import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { sayDayTime } from '#common/fair-time.ts'
import type { DatabasePool } from './shared-pool.ts'

/** Seconds for which a killed process still holds its lease. A running one renews it well before. */
const lasts = 30
const renewEvery = 5000
const lookEvery = 250

/**
 * Runs work that one process may do at a time, among all processes of a database, while it holds the row `name` of the table
 * leases; undefined if another one holds it. `wait`: wait until the row is free instead. The work's signal is aborted if the
 * lease was lost, because this process was paused for longer than a lease lasts. `signal` ends the waiting with an AbortError.
 */
export async function withLease<T>(
  database: DatabasePool | Client,
  name: string,
  work: (lost: AbortSignal) => Promise<T>,
  { wait = false, signal }: { wait?: boolean; signal?: AbortSignal } = {},
): Promise<T | undefined> {
  const query = (sql: string, values: unknown[]) => (database as DatabasePool).query(sql, values)
  const holder = crypto.randomUUID()
  const take = async () => {
    const { rowCount } = await query(
      `insert into leases as l (name, holder, ends_at, who, since) values ($1, $2, now() + $3 * interval '1 second', $4, now())
       on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at, who = excluded.who,
         since = excluded.since where l.ends_at < now()`,
      [name, holder, lasts, `process ${process.pid} on ${hostname()}`],
    )
    return rowCount === 1
  }
  while (!(await take())) {
    if (!wait) return undefined
    await sleep(lookEvery, undefined, { signal })
  }
  const lost = new AbortController()
  const renewing = setInterval(() => {
    query(`update leases set ends_at = now() + $3 * interval '1 second' where name = $1 and holder = $2`, [
      name,
      holder,
      lasts,
    ]).then(
      ({ rowCount }) => rowCount === 0 && lost.abort(),
      // If the database is away for a moment, the next renewal tries again.
      () => {},
    )
  }, renewEvery)
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(renewing)
    await query('delete from leases where name = $1 and holder = $2', [name, holder]).catch(() => {})
  }
}

/** Who holds a lease and since when, such as `process 4711 on mela1 since 19 Jul, 2:00 am`; undefined if nobody does. */
export async function holderOf(database: DatabasePool | Client, name: string): Promise<string | undefined> {
  const { rows } = await (database as DatabasePool).query<{ who: string | null; since: Date | null }>(
    'select who, since from leases where name = $1 and ends_at >= now()',
    [name],
  )
  const [held] = rows
  if (!held) return undefined
  const since = held.since ? ` since ${sayDayTime(held.since.getTime(), 'en')}` : ''
  return `${held.who ?? 'another process'}${since}`
}

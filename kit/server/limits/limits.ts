import type { Pool } from 'pg'
import type { Clock } from '#common/clock.ts'
import { refuse } from '#common/refusal.ts'

/** `max` uses of a key in each window of `seconds`. */
export type Limit = { max: number; seconds: number }
export type Limits = {
  /** Counts one use, or an amount; refuses `too-many` 429 with Retry-After once there were more than the limit allows. */
  spend: (key: string, limit: Limit, amount?: number) => Promise<void>
  /** Resets a key (a right password after wrong ones). */
  forget: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** Limits that all server processes share. Keys name a device or an account, never a network address: many share one. */
export function createLimits(pool: Pool, clock: Clock): Limits {
  const now = () => clock() / 1000
  const prune = setInterval(() => {
    pool.query('delete from limits where ends_at < to_timestamp($1)', [now()]).catch(() => {})
  }, 600_000)
  prune.unref()
  return {
    async spend(key, { max, seconds }, amount = 1) {
      const { rows } = await pool.query<{ count: number; left: number }>(
        `insert into limits as l (key, count, ends_at) values ($1, $4, to_timestamp($2::float8 + $3::float8))
         on conflict (key) do update set
           count = case when l.ends_at <= to_timestamp($2::float8) then excluded.count else l.count + excluded.count end,
           ends_at = case when l.ends_at <= to_timestamp($2::float8) then excluded.ends_at else l.ends_at end
         returning count, extract(epoch from ends_at)::float8 - $2::float8 as left`,
        [key, now(), seconds, amount],
      )
      const [{ count, left } = { count: 1, left: 0 }] = rows
      if (count > max)
        refuse('too-many', 429, 'Too often. Please try again later.', Math.max(1, Math.ceil(left)))
    },
    async forget(key) {
      await pool.query('delete from limits where key = $1', [key])
    },
    async close() {
      clearInterval(prune)
    },
  }
}

import type { Clock } from '#common/clock.ts'
import { refuse } from '#common/refusal.ts'
import type { DatabasePool } from '../db/shared-pool.ts'

/** `max` uses of a key in each window of `seconds`. */
export type Limit = { max: number; seconds: number }
export type Limits = {
  /** Counts one use, or an amount; refuses `too-many` 429 with Retry-After if that would exceed the limit. A refused use is not counted. */
  spend: (key: string, limit: Limit, amount?: number) => Promise<void>
  /** As `spend`, then runs the work and returns its result. If the work throws, the use is given back: failed tries cost nothing. */
  spendOn: <T>(key: string, limit: Limit, work: () => Promise<T>, amount?: number) => Promise<T>
  /** How much of a key's current window is used. */
  used: (key: string) => Promise<number>
  /** Resets a key, such as after a right password. */
  forget: (key: string) => Promise<void>
  /** Deletes ended windows. */
  prune: () => Promise<void>
}

/** Whether a window has ended, or was begun while the clock was ahead and would last too long. */
const isOver = `(l.ends_at <= to_timestamp($2::float8) or l.ends_at > excluded.ends_at + interval '1 minute')`

/**
 * Limits that all server processes share. Keys name a device or an account; a network, which many share, only for its part of a
 * day's photos.
 */
export function createLimits(pool: DatabasePool, clock: Clock): Limits {
  const now = () => clock() / 1000
  /** Counts a use; returns the end of its window. */
  const count = async (key: string, { max, seconds }: Limit, amount: number): Promise<string> => {
    const { rows } = await pool.query<{ window: string | null; left: number }>(
      `with counted as (
         insert into limits as l (key, count, ends_at)
         select $1, $4::int, to_timestamp($2::float8 + $3::float8) where $4::int <= $5::int
         on conflict (key) do update set
           count = case when ${isOver} then excluded.count else l.count + excluded.count end,
           ends_at = case when ${isOver} then excluded.ends_at else l.ends_at end
         where ${isOver} or l.count + excluded.count <= $5::int
         returning ends_at)
       select ends_at::text as window, 0 as left from counted
       union all
       select null, extract(epoch from ends_at)::float8 - $2::float8 from limits
       where key = $1 and not exists (select from counted)`,
      [key, now(), seconds, amount, max],
    )
    // Another process may have counted the first use of the key during this statement, which does not see it then.
    const [{ window, left } = { window: null, left: seconds }] = rows
    return (
      window ?? refuse('too-many', 429, 'Too often. Please try again later.', Math.max(1, Math.ceil(left)))
    )
  }
  return {
    async spend(key, limit, amount = 1) {
      await count(key, limit, amount)
    },
    async spendOn(key, limit, work, amount = 1) {
      const window = await count(key, limit, amount)
      try {
        return await work()
      } catch (error) {
        // If the database is away, the use stays counted, and the work's own error is the one thrown.
        await pool
          .query('update limits set count = count - $2 where key = $1 and ends_at = $3::timestamptz', [
            ...[key, amount, window],
          ])
          .catch(() => {})
        throw error
      }
    },
    async used(key) {
      const { rows } = await pool.query<{ count: number }>(
        'select count from limits where key = $1 and ends_at > to_timestamp($2)',
        [key, now()],
      )
      return rows[0]?.count ?? 0
    },
    async forget(key) {
      await pool.query('delete from limits where key = $1', [key])
    },
    async prune() {
      await pool.query('delete from limits where ends_at < to_timestamp($1)', [now()])
    },
  }
}

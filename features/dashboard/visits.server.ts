import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { lastHours } from '#common/fair-time.ts'
import type { AppContext } from '#kit/server/context.ts'
import { createRateLimiter } from '#kit/server/limits/rate-limiter.ts'

const gathering = 15_000

/**
 * Counts the phones that open the guide in an hour: each sends one request (web/layout/visit-counter.tsx) without an identifier.
 * Counted in memory and written at intervals; a killed process loses a few seconds of counts.
 */
export function countVisits(context: Pick<AppContext, 'app' | 'clock' | 'pool' | 'networkOf' | 'looks'>): {
  count: (request: Pick<FastifyRequest, 'ip'>) => void
} {
  const limiter = createRateLimiter(600, 5)
  const waiting = new Map<number, number>()
  const store = () => keep(context.pool, waiting)
  context.looks.every(gathering, 'visits', store)
  context.app.addHook('onClose', store)
  return {
    count(request) {
      try {
        limiter.spend(context.networkOf(request))
      } catch {
        // More than people open the guide, behind one address of a carrier too: such a program is not counted.
        return
      }
      const [hour = 0] = lastHours(context.clock(), 1)
      waiting.set(hour, (waiting.get(hour) ?? 0) + 1)
    },
  }
}

/** Adds the counts to the table; keeps them in memory while the database cannot be reached. */
async function keep(pool: Pool, waiting: Map<number, number>): Promise<void> {
  for (const [hour, count] of [...waiting]) {
    waiting.delete(hour)
    try {
      await pool.query(
        `insert into visits as v (hour, count) values ($1, $2)
         on conflict (hour) do update set count = v.count + excluded.count`,
        [new Date(hour), count],
      )
    } catch {
      waiting.set(hour, (waiting.get(hour) ?? 0) + count)
      return
    }
  }
}

import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '#common/clock.ts'
import { refuse } from '#common/refusal.ts'
import type { AnyDatabase, AnyTransaction } from '../db/any-database.ts'
import { InvalidInput } from './errors.ts'

/** A write with the key that the client made for it; a retry carries the same key. */
export type IdempotentWrite = {
  /** Undefined: the client sent no key and every call is executed. */
  key: string | undefined
  /** What it does, such as `POST /api/feedback`. */
  route: string
  /** Device or account. */
  actor: string
  /** The parsed body, with the content hash of each file in place of its bytes. */
  body: unknown
}
export type IdempotencyKeys = {
  /**
   * Runs `work` in a transaction, once per key: a retry gets the first answer, even if both run at the same time. The same key
   * with another body, route or actor is refused, 422 `key-reused`. If `work` throws, the key is free again.
   */
  once: <T>(attempt: IdempotentWrite, work: (transaction: AnyTransaction) => Promise<T>) => Promise<T>
  /** Deletes keys older than 30 days. */
  prune: () => Promise<void>
}

const retentionDays = 30

export function createIdempotencyKeys(db: AnyDatabase, clock: Clock): IdempotencyKeys {
  const now = () => new Date(clock())
  return {
    once: (attempt, work) =>
      db.transaction().execute(async transaction => {
        if (attempt.key === undefined) return work(transaction)
        const { key, route, actor } = attempt
        const hash = createHash('sha256')
          .update(JSON.stringify(attempt.body) ?? '')
          .digest()
        // Waits while another transaction holds the same key; then its answer is there.
        const first = await sql`
          insert into attempts (key, route, actor, body_hash, created_at)
          values (${key}, ${route}, ${actor}, ${hash}, ${now()}) on conflict (key) do nothing returning 1`.execute(
          transaction,
        )
        if (first.rows.length === 0) return answerOf(transaction, { key, route, actor, hash })
        const answer = await work(transaction)
        await sql`update attempts set response = ${JSON.stringify(answer)} where key = ${key}`.execute(
          transaction,
        )
        return answer
      }),
    async prune() {
      const oldest = new Date(clock() - retentionDays * 86_400_000)
      await sql`delete from attempts where created_at < ${oldest}`.execute(db)
    },
  }
}

/** The `Idempotency-Key` that a request carries; undefined without one. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key)) return key
  throw new InvalidInput([{ path: 'idempotency-key', code: 'invalid' }])
}

type Known = { key: string; route: string; actor: string; hash: Buffer }
async function answerOf<T>(transaction: AnyTransaction, { key, route, actor, hash }: Known): Promise<T> {
  const { rows } = await sql<{ same: boolean; response: T }>`
    select route = ${route} and actor = ${actor} and body_hash = ${hash} as same, response
    from attempts where key = ${key}`.execute(transaction)
  const [known] = rows
  if (!known?.same) refuse('key-reused', 422, 'This key was already used for something else.')
  return known.response
}

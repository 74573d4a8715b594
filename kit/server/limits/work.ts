import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '#common/clock.ts'
import { refuse } from '#common/refusal.ts'
import { type Work, workField } from '#common/work.ts'
import { calmWork, mostWork, workBits, workHeader, workTail } from '#common/work-size.ts'
import type { DatabasePool } from '../db/shared-pool.ts'

/** How many answers a request must bring at this moment; 0 for none. */
type Price = (request: FastifyRequest) => Promise<number>
/** Proofs of work for what strangers may do, but not by the thousand. A task is valid for one action and five minutes, once. */
export type WorkTasks = {
  /**
   * Names an action and its price. The returned function refuses `work_required` 403 unless the given work pays what the action
   * costs now, even if the price has changed since the task was given.
   */
  charge: (action: string, price: Price) => (request: FastifyRequest, work: Work | undefined) => Promise<void>
  /** A task and the number of answers required now; undefined for an unknown action. */
  ask: (action: string, request: FastifyRequest) => Promise<{ task: string; answers: number } | undefined>
}

const lifetime = 300

export function createWorkTasks(pool: DatabasePool, key: KeyObject, clock: Clock): WorkTasks {
  const prices = new Map<string, Price>()
  const tasks = createTasks(key, clock)
  return {
    charge(action, price) {
      prices.set(action, price)
      return async (request, work) => {
        const owed = await price(request)
        if (owed <= 0) return
        const given = work ?? workOf(request)
        const done = given && given.answers.length >= owed ? tasks.check(action, given) : undefined
        if (!done || !(await spend(pool, done, clock)))
          refuse('work_required', 403, 'Solve a task of /api/devices/work first.')
      }
    },
    async ask(action, request) {
      const price = prices.get(action)
      return price && { task: tasks.make(action), answers: Math.max(calmWork, await price(request)) }
    },
  }
}

/** Work of an outbox item comes in a header, because the body must stay the same at each try for a retry to be recognised. */
function workOf({ headers }: FastifyRequest): Work | undefined {
  try {
    return z.parse(workField, JSON.parse(String(headers[workHeader] ?? 'null')) ?? undefined)
  } catch {
    return undefined
  }
}

/** The work required at `excess` times the ordinary rate: none below it, then more with the rate. */
export const workAt = (excess: number): number =>
  excess < 1 ? 0 : Math.min(mostWork, Math.ceil(calmWork * excess))

/** Makes tasks and checks their answers; the database knows which tasks were used. */
export function createTasks(key: KeyObject, clock: Clock) {
  const sign = (text: string) => createHmac('sha256', key).update(`work:${text}`).digest('base64url')
  return {
    make(action: string): string {
      const expires = Math.floor(clock() / 1000) + lifetime
      const text = `${action}.${expires}.${randomBytes(12).toString('base64url')}`
      return `${text}.${sign(text)}`
    },
    /** The task's id and expiry if it is ours, for this action, in time and every answer is right; else undefined. */
    check(action: string, { task, answers }: Work): { id: string; expiresAt: Date } | undefined {
      const [, text = '', of, expires, id = '', signature = ''] =
        /^(([a-z-]+)\.(\d{10})\.([\w-]{16}))\.([\w-]{43})$/.exec(task) ?? []
      if (of !== action || !isSame(signature, sign(text)) || Number(expires) * 1000 < clock())
        return undefined
      const tail = task.slice(-workTail)
      const areRight = answers.every(
        (answer, n) => answer > (answers[n - 1] ?? -1) && leadingZeros(`${tail}.${answer}`) >= workBits,
      )
      return areRight ? { id, expiresAt: new Date(Number(expires) * 1000) } : undefined
    },
  }
}

/** Marks a task as used; false if it was used before. */
async function spend(
  pool: DatabasePool,
  task: { id: string; expiresAt: Date },
  clock: Clock,
): Promise<boolean> {
  await pool.query('delete from spent_tasks where expires_at < $1', [new Date(clock())])
  const { rowCount } = await pool.query(
    'insert into spent_tasks (id, expires_at) values ($1, $2) on conflict (id) do nothing',
    [task.id, task.expiresAt],
  )
  return rowCount === 1
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
function leadingZeros(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))
}

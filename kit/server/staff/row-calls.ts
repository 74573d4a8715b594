import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AppContext } from '../context.ts'
import { changedBy } from '../http/request.ts'
import type { staffRecords } from './staff-records.ts'

/** Handlers of the calls by which staff add and change rows. Cached responses of `topic` are renewed before the answer. */
export function rowCalls<Tables, Fields, Shown extends object>(
  { db, clock, responseCache }: Pick<AppContext, 'db' | 'clock' | 'responseCache'>,
  topic: string,
  { add, change }: ReturnType<typeof staffRecords<Tables, { updated_at: Date }, Fields, Shown>>,
) {
  const tables = db as unknown as Kysely<Tables>
  const by = changedBy(clock)
  const told = async (row: Shown) => {
    await responseCache.changed(topic)
    return row
  }
  return {
    add: async ({ body: { id, ...fields } }: { body: Fields & { id: string } }, request: FastifyRequest) =>
      told(await add(tables, id, fields as unknown as Fields, by(request.staff))),
    change: async (
      { params, body }: { params: { id: string }; body: Fields & { updated_at: string } },
      request: FastifyRequest,
    ) => {
      const { updated_at, ...fields } = body
      return told(await change(tables, params.id, updated_at, fields as unknown as Fields, by(request.staff)))
    },
  }
}

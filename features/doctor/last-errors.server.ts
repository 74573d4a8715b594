import { type Generated, sql } from 'kysely'
import type { AppContext } from '#kit/server/context.ts'
import { isUnexpected } from '#kit/server/http/errors.ts'
import { loggable } from '#kit/server/http/log.ts'
import type { ServerError } from './contract.ts'

export type ErrorTables = {
  server_errors: {
    id: Generated<string>
    at: Date
    request_id: string
    method: string
    route: string
    message: string
    frames: string
  }
}
const shown = 50
/** ms: a flood of failures must not become a flood of rows. */
const leastBetween = 1000

/** Keeps unexpected errors, at most one a second; `read` answers the last fifty, newest first. */
export function keepErrors({ app, db, clock }: AppContext): { read: () => Promise<ServerError[]> } {
  const tables = db.withTables<ErrorTables>()
  let keptAt = Number.NEGATIVE_INFINITY
  app.addHook('onError', async (request, _, error) => {
    if (!isUnexpected(error) || performance.now() - keptAt < leastBetween) return
    keptAt = performance.now()
    const { type, message = type, code, stack } = loggable(error)
    const row = {
      at: new Date(clock()),
      request_id: request.id,
      method: request.method,
      route: request.routeOptions?.url ?? '',
      message: `${message}${code === undefined ? '' : ` (${code})`}`,
      frames: Array.isArray(stack) ? stack.slice(0, 4).join('\n') : '',
    }
    // The answer does not wait for it; the log has the error too.
    void tables
      .insertInto('server_errors')
      .values(row)
      .execute()
      .catch(() => {})
  })
  return {
    async read() {
      const rows = await tables
        .selectFrom('server_errors')
        .select(['at', 'request_id', 'method', 'route', 'message', 'frames'])
        .orderBy('at', 'desc')
        .orderBy(sql`id`, 'desc')
        .limit(shown)
        .execute()
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    },
  }
}

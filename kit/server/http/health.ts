import type { FastifyInstance } from 'fastify'
import { randomRetryAfter } from './errors.ts'

const patience = 1000
// What asks whether we live must be answered above all when we are busy.
const uncounted = { config: { uncounted: true } }

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent people, because the database answers and nothing is closing.
 * `ready` resolves when the database answered, with what its operator should know (`warnings`).
 */
export function serveHealth(app: FastifyInstance, ready: () => Promise<readonly string[]>): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', uncounted, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', uncounted, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const warnings = closing ? undefined : await within(patience, ready())
    if (warnings) return reply.send({ status: 'ready', ...(warnings.length > 0 && { warnings }) })
    const message = closing ? 'The server is closing.' : 'The database does not answer.'
    return reply
      .code(503)
      .header('retry-after', String(randomRetryAfter()))
      .send({ code: 'unavailable', message })
  })
}

/** What work resolves with; undefined where it fails or takes longer. */
function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  const done = work.catch(() => undefined)
  return Promise.race([done, late.promise]).finally(() => clearTimeout(timer))
}

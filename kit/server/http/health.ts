import type { FastifyInstance } from 'fastify'
import { randomRetryAfter } from './errors.ts'
import { within } from './within.ts'

/** ms. */
const readyTimeout = 1000
// Not counted as load: health checks must be answered also when other requests are refused.
const uncounted = { config: { uncounted: true } }

/**
 * `/healthz`: the process runs. `/readyz`: it can serve visitors, because the database answers and it is not closing.
 * `ready` resolves when the database answered, with warnings for the operator.
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
    const warnings = closing ? undefined : await within(readyTimeout, ready())
    if (warnings) return reply.send({ status: 'ready', ...(warnings.length > 0 && { warnings }) })
    const message = closing ? 'The server is closing.' : 'The database does not answer.'
    return reply
      .code(503)
      .header('retry-after', String(randomRetryAfter()))
      .send({ code: 'unavailable', message })
  })
}

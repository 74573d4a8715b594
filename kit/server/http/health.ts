import type { FastifyInstance } from 'fastify'
import { randomRetryAfter } from './errors.ts'
import { within } from './within.ts'

/** ms. */
const readyTimeout = 1000
/** ms for which one check's result, whatever it is, answers everybody. */
const sharedFor = 1000
/** ms after which an unfinished check is given up. */
const longestLook = 10_000
// Health checks must be answered even when other requests are refused.
const skipsQueue = { config: { skipsQueue: true } }

type Ready = () => Promise<readonly string[]>

/**
 * `/healthz`: the process runs. `/readyz`: it can serve visitors, because the database answers and it is not closing. `ready`
 * resolves when the database answered, with warnings for the operator. `now`: a monotonic clock in ms.
 */
export function serveHealth(app: FastifyInstance, ready: Ready, now = () => performance.now()): void {
  const look = sharedLook(ready, now)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', skipsQueue, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', skipsQueue, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const warnings = closing ? undefined : await look()
    if (warnings) return reply.send({ status: 'ready', ...(warnings.length > 0 && { warnings }) })
    const message = closing ? 'The server is closing.' : 'The database does not answer.'
    return reply
      .code(503)
      .header('retry-after', String(randomRetryAfter()))
      .send({ code: 'unavailable', message })
  })
}

/**
 * Anybody may ask, and nothing limits how often, so there is one check at a time, and everybody who asks during it or within a
 * second after it shares its result. undefined: not ready.
 */
function sharedLook(ready: Ready, now: () => number): () => Promise<readonly string[] | undefined> {
  let last: { result: Promise<readonly string[] | undefined>; until: number } | undefined
  return () => {
    if (last && now() < last.until) return last.result
    const work = ready()
    const started = { result: within(readyTimeout, work), until: now() + longestLook }
    const end = () => {
      started.until = Math.min(started.until, now() + sharedFor)
    }
    work.then(end, end)
    last = started
    return started.result
  }
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram } from 'prom-client'
import { notFound } from './pages.ts'

/** Serves `/metrics` (Prometheus) to requests with the token; without a configured token to nobody. */
export function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  const registry = app.metrics
  const registers = [registry]
  new Counter({
    name: 'http_requests_ready_total',
    help: 'Answered by the fast path, from cached responses and pages.',
    registers,
    collect() {
      this.reset()
      this.inc(app.fastPath.served)
    },
  })
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the last byte of an answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The declared route, because addresses carry ids and each would become a series of its own.
    const route = request.routeOptions.url ?? 'none'
    // A stream ends only when its phone leaves.
    if (route === '/api/live') return done()
    times.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  let started = false
  app.get('/metrics', { config: { skipsQueue: true } }, async (request, reply) => {
    if (!mayRead(request, token)) return notFound(reply)
    if (!started) collectDefaultMetrics({ register: registry })
    started = true
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

// Not by address: requests through a proxy on this machine seem to come from this machine.
function mayRead({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

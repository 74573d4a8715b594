import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import type { Load } from './load.ts'
import { notFound } from './pages.ts'

/** Takes the time of an answered request, in ms. `route` as it was declared: addresses would carry ids and grow without end. */
export type Observe = (method: string, route: string, status: number, elapsed: number) => void

/** Counts requests by route and status. */
export function countRequests(registry: Registry): Observe {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the last byte of an answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  // Looking its labels up costs as much as reading a body.
  const known = new Map<string, { observe: (seconds: number) => void }>()
  return (method, route, status, elapsed) => {
    const name = `${method} ${status} ${route}`
    const part = known.get(name) ?? requests.labels(method, route, String(status))
    known.set(name, part)
    part.observe(elapsed / 1000)
  }
}

/** Opens `/metrics` (Prometheus) to this machine, or to whoever carries the token. */
export function serveMetrics(
  app: FastifyInstance,
  load: Load,
  observe: Observe,
  token: string | undefined,
): void {
  const registry = app.metrics
  const registers = [registry]
  const refused = new Counter({
    name: 'http_requests_shed_total',
    help: 'Refused with 503 under load.',
    registers,
  })
  const ready = new Counter({
    name: 'http_requests_ready_total',
    help: 'Answered by the short way.',
    registers,
  })
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests at work.',
    registers,
    collect() {
      this.set(load.inFlight)
      refused.reset()
      refused.inc(load.shed)
      ready.reset()
      ready.inc(app.shortWay.served)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
    done()
  })
  let started = false
  app.get('/metrics', { config: { uncounted: true } }, async (request, reply) => {
    if (!mayRead(request, token)) return notFound(reply)
    if (!started) collectDefaultMetrics({ register: registry })
    started = true
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request
  if (token !== undefined) {
    const given = Buffer.from(headers.authorization ?? '')
    const expected = Buffer.from(`Bearer ${token}`)
    if (given.length === expected.length && timingSafeEqual(given, expected)) return true
  }
  // A proxy on this machine speaks for others and says so.
  const forwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

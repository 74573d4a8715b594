import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge } from 'prom-client'
import type { Load } from '../limits/load.ts'
import { notFound } from './pages.ts'
import type { Observe } from './request-times.ts'

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
      ready.inc(app.fastPath.served)
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

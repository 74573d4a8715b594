import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { Counter, Registry } from 'prom-client'
import type { Clock } from '#common/clock.ts'
import { escapeMarkup } from '#common/escape-markup.ts'
import { inQueryClass } from '../db/shared-pool.ts'
import { sharePlaces } from '../limits/descriptors.ts'
import { loadClass } from '../limits/load.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { createReadQueue, type ReadQueue } from '../limits/read-queue.ts'
import type { Practice } from '../practice.ts'
import type { Settings } from '../settings.ts'
import { answerClientError } from './client-errors.ts'
import { createDevices, type Devices } from './device.ts'
import { answerError, installErrors, randomRetryAfter } from './errors.ts'
import { createFastPath } from './fast-path.ts'
import { serveHealth } from './health.ts'
import { readJsonBodies } from './json-body.ts'
import { serveMetrics } from './metrics.ts'
import { serveDescription } from './openapi.ts'
import { notFound, type Pages, scriptHashes, servePages } from './pages.ts'
import { moveDates, practicePages } from './practice-pages.ts'
import { decorateRequests } from './request.ts'
import { refuseForeignWrites } from './same-origin.ts'
import { createSecurityHeaders, type SecurityHeaders } from './security-headers.ts'
import { createUploads, type UploadOptions } from './uploads.ts'

/**
 * Serves what search engines ask for: `/robots.txt`, and `/sitemap.xml` with every public page. Staff screens, calls, print
 * pages, wall screens and pages for developers are excluded. Without PUBLIC_URL no host is named, because a request may claim
 * any.
 */
function serveCrawlers(
  app: FastifyInstance,
  pages: { readonly routes: readonly string[] },
  publicUrl: string | undefined,
  /** Tells search engines to index nothing. */
  isHidden = false,
): void {
  app.get('/robots.txt', { exposeHeadRoute: true }, async (_, reply) => {
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8')
    if (isHidden) return 'User-agent: *\nDisallow: /\n'
    const closed = ['/admin', '/api/', '/dev/'].map(path => `Disallow: ${path}\n`).join('')
    return `User-agent: *\n${closed}${publicUrl ? `Sitemap: ${publicUrl}/sitemap.xml\n` : ''}`
  })
  app.get('/sitemap.xml', { exposeHeadRoute: true }, async (_, reply) => {
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8')
    const open = pages.routes.filter(route => !/^\/(admin|dev|print|wall)(\/|$)/.test(route))
    const lines = open.map(route => `<url><loc>${escapeMarkup((publicUrl ?? '') + route)}</loc></url>`)
    const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>`
    return `<?xml version="1.0" encoding="UTF-8"?>${list}`
  })
}

const body = JSON.stringify({ code: 'unavailable', message: 'Too many people at once. Please try again.' })

/** Answers 503 with Retry-After, past Fastify's handling of errors: under overload a refusal must cost little. */
function answerBusy(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  reply.hijack()
  const own = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'retry-after': String(randomRetryAfter()),
  }
  reply.raw.writeHead(503, { ...headers, ...own }).end(body)
}

type AppParts = {
  settings: Pick<Settings, 'dataDir' | 'trustedProxies' | 'publicUrl' | 'metricsToken'> &
    Partial<Pick<Settings, 'offlineCopy'>>
  clock: Clock
  /** Signs device cookies; the same for every process of one guide. */
  deviceKey: Uint8Array
  /** Resolves when the database answered, with warnings for the operator. */
  ready: () => Promise<readonly string[]>
  /** Origins of map tiles: see `createSecurityHeaders`. */
  tiles?: readonly string[]
  /** Folder of the built site; without it every page is 404. */
  web?: string | undefined
  /** How hard its pages are compressed: see `servePages`. */
  effort?: number | undefined
  /** Set if the database is not the real guide's. */
  practice?: Practice | undefined
  uploads?: UploadOptions
  logger?: FastifyServerOptions['logger']
}
// In ms. Uploads have longer limits of their own (kit/server/http/uploads.ts).
const timeouts = {
  headersTimeout: 5000,
  requestTimeout: 30_000,
  // A little longer than proxies keep theirs, so that a proxy never sends on a connection that is just closing.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
  optimizeEmptyRequests: true,
}

export type App = { app: FastifyInstance; pages: Pages; devices: Devices }

/** The server without features: headers, errors, limits, pages, health and metrics. Opens no socket. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, clock, practice, web } = parts
  const marked = practice && practicePages(practice)
  const securityHeaders = createSecurityHeaders(
    settings.publicUrl,
    [...scriptHashes(web), ...(marked ? [marked.scriptHash] : [])],
    parts.tiles,
  )
  const devices = createDevices(
    parts.deviceKey,
    clock,
    settings.publicUrl?.startsWith('https:') ?? false,
    practice,
  )
  const fastPath = createFastPath(securityHeaders)
  const { publicUrl, trustedProxies } = settings
  const metrics = new Registry()
  const reads = createReadQueue()
  const rateLimiter = createRateLimiter(600, 20)
  const app = Fastify({
    serverFactory: handle => {
      const server = createServer(timeouts, (request, response) => {
        // Answers of practice data carry a moved date, which the fast path does not write.
        if (practice || !fastPath.answer(request, response)) handle(request, response)
      })
      server.maxConnections = sharePlaces().connections
      server.on('connection', reads.accepted)
      // Cuts off clients that neither read nor send for two minutes. Streams have their heartbeat, uploads a limit of their own.
      return server.setTimeout(120_000)
    },
    // `true` would let anybody forge an address: only X-Forwarded-For of the named peers counts.
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    logger: parts.logger ?? false,
    // Contracts parse and write, so the 110 modules of Fastify's own compilers need not be loaded.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    genReqId: requestIds(),
    // No line per request: that would be megabytes a minute on a fair day, and URLs contain ids. /metrics counts instead.
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, securityHeaders('/api/')),
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(request.url))
      if (error.code === 'FST_ERR_BAD_URL' && pages.sendUnknown(request, reply)) return
      answerError(error, request, reply)
    },
    // While closing, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  decorateRequests(app, createUploads(settings.dataDir, parts.uploads))
  app.decorate('metrics', metrics)
  app.decorate('fastPath', fastPath)
  app.addHook('preClose', async () => fastPath.close())
  app.decorate('rateLimiter', rateLimiter)
  readJsonBodies(app)
  guard(app, { securityHeaders, devices, reads, publicUrl })
  serveMetrics(app, settings.metricsToken)
  serveHealth(app, parts.ready)
  serveDescription(app, settings.publicUrl)
  if (practice) moveDates(app, practice)
  const pages = servePages(app, web, { ...settings, mark: marked?.mark, effort: parts.effort })
  serveCrawlers(app, pages, publicUrl, practice !== undefined)
  app.setNotFoundHandler((_, reply) => notFound(reply))
  return { app, pages, devices }
}

function noCompiler(): never {
  throw new Error('A route has a schema of Fastify: describe it in a contract.')
}

type Guards = {
  securityHeaders: SecurityHeaders
  devices: Devices
  reads: ReadQueue
  publicUrl: string | undefined
}

function guard(app: FastifyInstance, { securityHeaders, devices, reads, publicUrl }: Guards): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Refused with 503 under load.',
    registers: [app.metrics],
  })
  // Synchronous with a callback, since it runs for every request.
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions
    const isRead = !config?.skipsQueue && loadClass(request) === 'read'
    if (isRead && reads.isFull) {
      shed.inc()
      return reads.refuse(() => answerBusy(reply, securityHeaders(request.url)))
    }
    reply.headers(securityHeaders(request.url))
    // Keep-alive connections end with their next answer, so that the server can close.
    if (closing) reply.header('connection', 'close')
    refuseForeignWrites(request, publicUrl)
    const device = devices.read(request)
    request.device = device?.id
    request.deviceAge = device?.age ?? 0
    if (request.device && config?.call) app.rateLimiter.spend(request.device)
    if (!isRead) return done()
    // A client that has hung up meanwhile gets no answer. By default a read uses the connections for reads.
    reads.add(() => request.raw.socket.destroyed || inQueryClass('read', done))
  })
  installErrors(app, reads.refuse)
  app.addHook('onResponse', (request, _, done) => {
    // After a refusal a client may still be sending the body: close after 5 s, so that it can read the answer first.
    if (!request.raw.complete) setTimeout(() => request.raw.complete || request.raw.destroy(), 5000).unref()
    done()
  })
}

/**
 * Makes the id of each request: short, and different in every process and after every start. It is in the log lines of the
 * request and in answers of status 5xx, so that the log line of a reported failure can be found.
 */
function requestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

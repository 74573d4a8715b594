import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Call, CallName, CallReply } from '#common/contract.ts'
import type { Load } from '../limits/load.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { admit } from './access.ts'
import type { ReadAsker } from './asker.ts'
import type { Devices } from './device.ts'
import { type Described, described } from './errors.ts'
import type { Answer } from './front.ts'
import { type HandlerInput, parsed, serialised } from './http.ts'
import { readJson } from './json-body.ts'
import { loggable } from './log.ts'
import type { PlainHeaders, PlainRequest } from './plain-request.ts'
import type { Observe } from './request-times.ts'
import { refuseForeignWrites } from './same-origin.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** What a handler on the short way may know of who asks. */
export type Caller = Pick<FastifyRequest, 'method' | 'host' | 'ip' | 'device' | 'deviceAge'> & {
  headers: Partial<Pick<IncomingHttpHeaders, keyof PlainHeaders>>
}
export type ShortHandler<C extends Call> = (input: HandlerInput<C>, caller: Caller) => Promise<CallReply<C>>

/**
 * The way of a small write that thousands make in the same minute (docs/decisions/short-way.md): the guards of the usual
 * way in their order, without routing, hooks and streams. Whatever is not exactly such a write goes the usual way.
 */
export type ShortCalls = {
  /** `POST /api/…/:id/…` whose JSON body fits a kilobyte, for phones with a cookie. Mounted on the usual way as well. */
  add: <C extends Call>(name: CallName, call: C, handle: ShortHandler<C>) => void
  /** Answers the request, or leaves it alone. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The same for one that was read as a whole. */
  take: (request: PlainRequest, peer: string, reply: (answer: Answer) => void) => boolean
  close: () => void
}

type Mounted = { pattern: RegExp; route: string; call: Call; handle: ShortHandler<Call> }
type Found = Mounted & { params: Record<string, string> }
type Guards = {
  securityHeaders: SecurityHeaders
  devices: Devices
  load: Load
  rateLimiter: RateLimiter
  publicUrl: string | undefined
  readAsker: ReadAsker
  observe: Observe
  log: () => FastifyBaseLogger
}
const longest = 1024

export function createShortCalls(guards: Guards): ShortCalls {
  const mounted: Mounted[] = []
  let closed = false
  const callerOf = (headers: IncomingHttpHeaders, peer: string): Caller => {
    const { ip, host } = guards.readAsker(headers, peer)
    return { method: 'POST', headers, host, ip, device: undefined, deviceAge: 0 }
  }
  const find = ({ url = '' }: { url?: string | undefined }): Found | undefined => {
    for (const each of mounted) {
      const params = each.pattern.exec(url)?.groups
      if (params) return { ...each, params }
    }
    return undefined
  }
  return {
    add(name, call, handle) {
      const [method, route = ''] = name.split(' ')
      if (method !== 'POST' || call.access !== 'device' || call.files || call.query)
        throw new Error(`${name} is no short call.`)
      const pattern = new RegExp(`^${route.replace(/:(\w+)/g, '(?<$1>[\\w-]+)')}$`)
      mounted.push({ pattern, route, call, handle: handle as unknown as ShortHandler<Call> })
    },
    answer(request, response) {
      if (closed || !isSmallJson(request)) return false
      const found = find(request)
      if (!found) return false
      const caller = callerOf(request.headers, request.socket.remoteAddress ?? '')
      const accepted = begin(guards, found, caller, answer => write(response, answer))
      if (accepted) read(request, accepted)
      else request.resume()
      return true
    },
    take(request, peer, reply) {
      if (closed || !isSmallJson(request)) return false
      const found = find(request)
      if (!found) return false
      begin(guards, found, callerOf(request.headers, peer), reply)?.finish(request.body)
      return true
    },
    close() {
      closed = true
    },
  }
}

// With its length said, so that it cannot grow, and nothing to be agreed on before.
function isSmallJson({
  method,
  headers,
}: {
  method?: string | undefined
  headers: IncomingHttpHeaders
}): boolean {
  if (method !== 'POST' || headers['content-type'] !== 'application/json') return false
  return Number(headers['content-length']) <= longest && headers.expect === undefined
}

/** A request that passed the guards: what to do with its body, and when it will have none. */
type Accepted = { finish: (body: string) => void; giveUp: () => void }

function begin(
  guards: Guards,
  { call, route, handle, params }: Found,
  caller: Caller,
  reply: (answer: Answer) => void,
): Accepted | undefined {
  const { securityHeaders, load, publicUrl, devices, rateLimiter, observe } = guards
  const started = performance.now()
  let isAtWork = false
  const leave = () => {
    if (isAtWork) load.leave('write')
    isAtWork = false
  }
  const send: Send = (status, body, more) => {
    leave()
    const usual = headersOf(securityHeaders)
    reply({ status, headers: more ? { ...usual, ...more } : usual, body })
    observe('POST', route, status, performance.now() - started)
  }
  const fail = (error: unknown) => refuseShortly(guards, route, error, send)
  try {
    load.enter('write')
    isAtWork = true
    refuseForeignWrites(caller, publicUrl)
    const device = devices.read(caller)
    caller.device = device?.id
    caller.deviceAge = device?.age ?? 0
    if (caller.device) rateLimiter.spend(caller.device)
    admit(call.access, caller as Caller & FastifyRequest)
  } catch (error) {
    fail(error)
    return undefined
  }
  const finish = async (body: string) => {
    try {
      const input = parsed(call, { params, query: {}, body: readJson(body) })
      send(call.status ?? 200, serialised(call, await handle(input as HandlerInput<Call>, caller)))
    } catch (error) {
      fail(error)
    }
  }
  return { finish, giveUp: leave }
}

type Send = (status: number, body: string, more?: Record<string, string>) => void

const known = new WeakMap<object, Record<string, string>>()
// The same object each time, so that its lines are written once.
function headersOf(securityHeaders: SecurityHeaders): Record<string, string> {
  const fences = securityHeaders.headers('/api/')
  const found = known.get(fences) ?? {
    ...fences,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }
  known.set(fences, found)
  return found
}

function refuseShortly({ log }: Guards, route: string, error: unknown, send: Send): void {
  const { status, body, retryAfter }: Described = described(error)
  const id = crypto.randomUUID()
  if (status === 500) log().error({ error: loggable(error), route, reqId: id }, 'unexpected error')
  const more: Record<string, string> = {
    ...(status === 500 && { 'x-request-id': id }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  }
  send(status, JSON.stringify(body), Object.keys(more).length > 0 ? more : undefined)
}

function read(request: IncomingMessage, { finish, giveUp }: Accepted): void {
  let bytes: Buffer | undefined
  request.on('data', (part: Buffer) => {
    bytes = bytes ? Buffer.concat([bytes, part]) : part
  })
  request.on('end', () => finish(bytes?.toString() ?? ''))
  // Nothing more comes of a phone that is gone.
  request.on('error', giveUp)
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body ?? '') })
  response.end(body)
}

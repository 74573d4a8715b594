import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Call, CallName, CallReply } from '#common/contract.ts'
import { admit } from './access.ts'
import type { Burst } from './burst.ts'
import type { Devices } from './device.ts'
import { type Described, described } from './errors.ts'
import type { Fence } from './fence.ts'
import { type HandlerInput, parsed, serialised } from './http.ts'
import { readJson } from './json-body.ts'
import type { Load } from './load.ts'
import { loggable } from './log.ts'
import type { Observe } from './metrics.ts'
import { refuseForeignWrites } from './same-origin.ts'

/** What a handler on the short way may know of who asks. */
export type Caller = Pick<FastifyRequest, 'method' | 'headers' | 'host' | 'ip' | 'device' | 'deviceAge'>
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
  close: () => void
}

type Mounted = { pattern: RegExp; route: string; call: Call; handle: ShortHandler<Call> }
type Guards = {
  fence: Fence
  devices: Devices
  load: Load
  burst: Burst
  publicUrl: string | undefined
  observe: Observe
  log: () => FastifyBaseLogger
}
const longest = 1024

export function createShortCalls(guards: Guards): ShortCalls {
  const mounted: Mounted[] = []
  let closed = false
  return {
    add(name, call, handle) {
      const [method, route = ''] = name.split(' ')
      if (method !== 'POST' || call.access !== 'device' || call.files || call.query)
        throw new Error(`${name} is no short call.`)
      const pattern = new RegExp(`^${route.replace(/:(\w+)/g, '(?<$1>[\\w-]+)')}$`)
      mounted.push({ pattern, route, call, handle: handle as unknown as ShortHandler<Call> })
    },
    answer(request, response) {
      if (closed || request.method !== 'POST' || !isSmallJson(request)) return false
      for (const each of mounted) {
        const params = each.pattern.exec(request.url ?? '')?.groups
        if (!params) continue
        serve(guards, each, params, request, response)
        return true
      }
      return false
    },
    close() {
      closed = true
    },
  }
}

// With its length said, so that it cannot grow, and nothing to be agreed on before.
function isSmallJson({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'])
  return headers['content-type'] === 'application/json' && length <= longest && headers.expect === undefined
}

function serve(
  guards: Guards,
  { call, route, handle }: Mounted,
  params: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { load, publicUrl, devices, burst, observe } = guards
  const started = performance.now()
  let isAtWork = false
  const leave = () => {
    if (isAtWork) load.leave('write')
    isAtWork = false
  }
  const write: Write = (status, text, more) => {
    leave()
    writeAll(guards.fence, response, status, text, more)
    observe('POST', route, status, performance.now() - started)
  }
  const fail = (error: unknown) => refuseShortly(guards, route, error, response, write)
  const caller: Caller = {
    method: 'POST',
    headers: request.headers,
    host: request.headers.host ?? '',
    ip: request.socket.remoteAddress ?? '',
    device: undefined,
    deviceAge: 0,
  }
  try {
    load.enter('write')
    isAtWork = true
    refuseForeignWrites(caller, publicUrl)
    const device = devices.read(caller)
    caller.device = device?.id
    caller.deviceAge = device?.age ?? 0
    if (caller.device) burst.spend(caller.device)
    admit(call.access, caller as FastifyRequest)
  } catch (error) {
    request.resume()
    fail(error)
    return
  }
  let bytes: Buffer | undefined
  request.on('data', (part: Buffer) => {
    bytes = bytes ? Buffer.concat([bytes, part]) : part
  })
  // Nothing more comes of a phone that is gone.
  request.on('error', leave)
  request.on('end', () => {
    try {
      const input = parsed(call, { params, query: {}, body: readJson(bytes?.toString() ?? '') })
      handle(input as HandlerInput<Call>, caller)
        .then(answer => write(call.status ?? 200, serialised(call, answer)))
        .catch(fail)
    } catch (error) {
      fail(error)
    }
  })
}

type Write = (status: number, text: string, more?: object) => void

function refuseShortly(
  { log }: Guards,
  route: string,
  error: unknown,
  response: ServerResponse,
  write: Write,
): void {
  const { status, body, retryAfter }: Described = described(error)
  const id = crypto.randomUUID()
  if (status === 500) log().error({ error: loggable(error), route, reqId: id }, 'unexpected error')
  if (response.headersSent) return void response.destroy()
  write(status, JSON.stringify(body), {
    ...(status === 500 && { 'x-request-id': id }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  })
}

function writeAll(fence: Fence, response: ServerResponse, status: number, text: string, more?: object): void {
  response.writeHead(status, {
    ...fence.headers('/api/'),
    ...more,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Choice, type CompressedBody, choose } from './compressed-body.ts'
import { now, written } from './front.ts'
import type { PlainRequest } from './plain-request.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** What lies ready at an address; undefined while there is nothing yet. */
export type Ready = () => { compressed: CompressedBody; cacheControl: string } | undefined

/**
 * The way of what lies ready for everybody at a fixed address: the same headers and bytes as on the usual way, without
 * routing, hooks and promises. Half the work per request; on a fair day nine requests in ten are of this kind.
 */
export type FastPath = {
  /** `url` exactly as it is asked for, query included. GET only; everything else goes the usual way. */
  add: (url: string, ready: Ready) => void
  /** Answers the request, or leaves it alone. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** All the bytes that answer it, head and body; undefined where there is nothing ready. */
  bytesFor: (request: PlainRequest) => Buffer | undefined
  /** Another object for every answer that was ever ready at an address; undefined while there is none. */
  versionOf: (url: string) => object | undefined
  /** Answers so far (for /metrics). */
  readonly served: number
  close: () => void
}

type Written = {
  choice: Choice
  securityHeaders: object
  lines: string[]
  bytes: Buffer | undefined
  date: string
}

export function createFastPath(securityHeaders: SecurityHeaders): FastPath {
  const addresses = new Map<string, { ready: Ready; written: Map<string, Written> }>()
  let served = 0
  let closed = false
  const find = (url: string, asked: () => Asked) => {
    const address = addresses.get(url)
    const found = closed ? undefined : address?.ready()
    if (!address || !found) return undefined
    served += 1
    const choice = choose(found.compressed, asked(), found.cacheControl)
    return writtenOf(address.written, choice, securityHeaders.headers(url))
  }

  return {
    add: (url, ready) => void addresses.set(url, { ready, written: new Map() }),
    answer(request, response) {
      if (request.method !== 'GET') return false
      const found = find(request.url ?? '', () => askedOf(request.rawHeaders))
      if (!found) return false
      response.writeHead(found.choice.status, found.lines)
      response.end(found.choice.body)
      return true
    },
    bytesFor({ method, url, headers }) {
      const found = method === 'GET' ? find(url, () => headers) : undefined
      return found && bytesOf(found)
    },
    versionOf: url => addresses.get(url)?.ready()?.compressed,
    get served() {
      return served
    },
    close() {
      closed = true
    },
  }
}

type Asked = { 'accept-encoding'?: string | undefined; 'if-none-match'?: string | undefined }
// As they came: an object of all headers would be made for every request, for the sake of two.
function askedOf(raw: readonly string[]): Asked {
  const asked: Asked = {}
  for (let at = 0; at < raw.length; at += 2) {
    const { length } = raw[at] ?? ''
    if (length !== 15 && length !== 13) continue
    const name = raw[at]?.toLowerCase()
    if (name !== 'accept-encoding' && name !== 'if-none-match') continue
    const value = raw[at + 1] ?? ''
    asked[name] = asked[name] === undefined ? value : `${asked[name]}, ${value}`
  }
  return asked
}

// The head is the same for everybody: written once per answer, encoding and status.
function writtenOf(
  all: Map<string, Written>,
  choice: Choice,
  securityHeaders: Readonly<Record<string, string>>,
): Written {
  const name = `${choice.encoding} ${choice.status}`
  const known = all.get(name)
  if (known?.choice.headers === choice.headers && known.securityHeaders === securityHeaders) return known
  const fresh = {
    choice,
    securityHeaders,
    lines: linesOf(choice, securityHeaders),
    bytes: undefined,
    date: '',
  }
  all.set(name, fresh)
  return fresh
}
const linesOf = ({ headers, body }: Choice, securityHeaders: object): string[] =>
  Object.entries({
    ...securityHeaders,
    ...headers,
    ...(body && { 'content-length': String(body.length) }),
  }).flat()

// And with the body behind it once a second, because it says the time.
function bytesOf(known: Written): Buffer {
  const { choice, securityHeaders, date } = known
  if (!known.bytes || date !== now()) {
    known.bytes = written({ ...choice, headers: { ...securityHeaders, ...choice.headers } })
    known.date = now()
  }
  return known.bytes
}

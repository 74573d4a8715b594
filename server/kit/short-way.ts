import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fence } from './fence.ts'
import { type Choice, choose, type Packed } from './packed.ts'

/** What lies ready at an address; undefined while there is nothing yet. */
export type Ready = () => { packed: Packed; cacheControl: string } | undefined

/**
 * The way of what lies ready for everybody at a fixed address: the same headers and bytes as on the usual way, without
 * routing, hooks and promises. Half the work per request; on a fair day nine requests in ten are of this kind.
 */
export type ShortWay = {
  /** `url` exactly as it is asked for, query included. GET only; everything else goes the usual way. */
  add: (url: string, ready: Ready) => void
  /** Answers the request, or leaves it alone. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers so far (for /metrics). */
  readonly served: number
  close: () => void
}

type Written = { choice: Choice; fence: object; lines: string[] }

export function createShortWay(fence: Fence): ShortWay {
  const addresses = new Map<string, { ready: Ready; written: Map<string, Written> }>()
  let served = 0
  let closed = false

  return {
    add: (url, ready) => void addresses.set(url, { ready, written: new Map() }),
    answer(request, response) {
      if (closed || request.method !== 'GET') return false
      const address = addresses.get(request.url ?? '')
      const found = address?.ready()
      if (!address || !found) return false
      const choice = choose(found.packed, askedOf(request.rawHeaders), found.cacheControl)
      response.writeHead(choice.status, linesOf(address.written, choice, fence.headers(request.url ?? '')))
      response.end(choice.body)
      served += 1
      return true
    },
    get served() {
      return served
    },
    close() {
      closed = true
    },
  }
}

type Asked = { 'accept-encoding'?: string; 'if-none-match'?: string }
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
function linesOf(
  written: Map<string, Written>,
  choice: Choice,
  fence: Readonly<Record<string, string>>,
): string[] {
  const name = `${choice.encoding} ${choice.status}`
  const known = written.get(name)
  if (known?.choice.headers === choice.headers && known.fence === fence) return known.lines
  const length = choice.body && { 'content-length': String(choice.body.length) }
  const lines = Object.entries({ ...fence, ...choice.headers, ...length }).flat()
  written.set(name, { choice, fence, lines })
  return lines
}

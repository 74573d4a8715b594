import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CompressedBody, negotiate } from './compressed-body.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** The cached body of an address; undefined while there is none. */
export type CachedBody = () => { compressed: CompressedBody; cacheControl: string } | undefined

/**
 * Answers GET requests for cached responses and pages before Fastify sees them: the same headers and bytes, without routing,
 * hooks and promises (docs/decisions/server.md). On a fair day nine requests in ten are of this kind.
 */
export type FastPath = {
  /** `url`: path and query exactly as requested. Other methods and addresses go to Fastify. */
  add: (url: string, body: CachedBody) => void
  /** Answers the request; false if nothing is cached at its address. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** An object that identifies the current body of an address; undefined while there is none. */
  versionOf: (url: string) => object | undefined
  /** Number of answers (for /metrics). */
  readonly served: number
  /** From now on every request goes to Fastify, which ends connections after their next answer. */
  close: () => void
}

export function createFastPath(securityHeaders: SecurityHeaders): FastPath {
  const addresses = new Map<string, CachedBody>()
  let served = 0
  let closed = false
  return {
    add: (url, body) => void addresses.set(url, body),
    answer(request, response) {
      const { method, url = '' } = request
      const found = closed || method !== 'GET' ? undefined : addresses.get(url)?.()
      if (!found) return false
      served += 1
      const { status, headers, body } = negotiate(found.compressed, request.headers, found.cacheControl)
      response.writeHead(status, {
        ...securityHeaders(url),
        ...headers,
        ...(body && { 'content-length': body.length }),
      })
      response.end(body)
      return true
    },
    versionOf: url => addresses.get(url)?.()?.compressed,
    get served() {
      return served
    },
    close() {
      closed = true
    },
  }
}

import type { FastifyRequest } from 'fastify'
import { refuse } from '#common/refusal.ts'

/**
 * CSRF protection (docs/decisions/trust.md): refuses writes that a page of another origin makes. Browsers always send the origin
 * of such a request; a client that sends none is no browser, so it has no visitor's cookies, and passes.
 */
export function refuseForeignWrites(
  { method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>,
  publicUrl: string | undefined,
): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  const { origin, 'sec-fetch-site': site, 'content-type': type, cookie = '' } = headers
  if (site === 'cross-site' || (origin !== undefined && !isOurs(origin, host, publicUrl)))
    refuse('cross-origin', 403, 'Another site may not do this.')
  // Content types that a foreign form can send without a preflight; our own pages send JSON or a form with files.
  if (type !== undefined && /^\s*(text\/plain|application\/x-www-form-urlencoded)\b/i.test(type))
    refuse('cross-origin', 403, 'Send JSON or a form with files.')
  // A form with files needs no preflight either: with a staff cookie it must name its origin, or carry a header that no foreign
  // form can send.
  const hasNoOrigin = origin === undefined && site === undefined && headers['idempotency-key'] === undefined
  if (hasNoOrigin && isForm(type) && /(^|;\s*)(__Host-)?staff=/.test(cookie))
    refuse('cross-origin', 403, 'A form of staff needs an Origin header.')
}

const isForm = (type: string | undefined) => /^\s*multipart\//i.test(type ?? '')

// Only the host is compared, because behind a proxy that terminates TLS our scheme differs from the browser's.
function isOurs(origin: string, host: string, publicUrl: string | undefined): boolean {
  return origin === publicUrl || URL.parse(origin)?.host === host
}

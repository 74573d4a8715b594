import type { FastifyRequest } from 'fastify'
import { refuse } from '#common/refusal.ts'

/**
 * Stops a foreign page that makes a reader's browser write here (docs/decisions/csrf.md). A browser always says where
 * such a request comes from; a program that says nothing carries no cookies but its own and passes.
 */
export function refuseForeignWrites(
  { method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>,
  publicUrl: string | undefined,
): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  const { origin, 'sec-fetch-site': site, 'content-type': type, cookie = '' } = headers
  if (site === 'cross-site' || (origin !== undefined && !isOurs(origin, host, publicUrl)))
    refuse('cross-origin', 403, 'Another site may not do this.')
  // What a foreign form can send without asking first; our own pages send JSON or a form with files.
  if (type !== undefined && /^\s*(text\/plain|application\/x-www-form-urlencoded)\b/i.test(type))
    refuse('cross-origin', 403, 'Send JSON or a form with files.')
  // A form with files needs no leave either: with a member of staff's cookie it must say where it comes from, or carry
  // a header that no foreign form can send.
  const isSilent = origin === undefined && site === undefined && headers['idempotency-key'] === undefined
  if (isSilent && isForm(type) && /(^|;\s*)(__Host-)?staff=/.test(cookie))
    refuse('cross-origin', 403, 'Say where this form comes from.')
}

const isForm = (type: string | undefined) => /^\s*multipart\//i.test(type ?? '')

// The host alone decides: behind a proxy that ends TLS the scheme we see is not the reader's.
function isOurs(origin: string, host: string, publicUrl: string | undefined): boolean {
  return origin === publicUrl || URL.parse(origin)?.host === host
}

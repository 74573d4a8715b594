import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as z } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A body compressed once for all clients, with a strong ETag per encoding. */
export type CompressedBody = {
  type: string
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
  /** Of the plain bytes; the encodings add their suffix. */
  hash: string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Bytes; smaller bodies are not compressed. */
const minLength = 512

/** `ready`: encodings made by the build. `effort`: brotli quality, 11 for bodies that change rarely. */
export async function compressBody(
  bytes: Buffer,
  type: string,
  ready: { br?: Buffer | undefined; gzip?: Buffer | undefined } = {},
  effort = 5,
): Promise<CompressedBody> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  if (
    bytes.length < minLength ||
    !/^(text\/|application\/(json|geo\+json|javascript|manifest\+json|wasm|xml)|image\/svg)/.test(type)
  )
    return { type, plain: bytes, br: undefined, gzip: undefined, hash }
  const quality = { [z.BROTLI_PARAM_QUALITY]: effort, [z.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([
    ready.br ?? brotli(bytes, { params: quality }),
    ready.gzip ?? zip(bytes),
  ])
  return { type, plain: bytes, br, gzip: gz, hash }
}

/** The representation that one client gets. */
type Negotiated = {
  status: 200 | 304
  encoding: Encoding
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
}
type Encoding = 'br' | 'gzip' | 'plain'

/** Content negotiation: the encoding by Accept-Encoding, and 304 if If-None-Match names its ETag. */
export function negotiate(
  compressed: CompressedBody,
  asked: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>,
  cacheControl: string,
): Negotiated {
  const encoding = accepted(asked['accept-encoding'] ?? '', compressed)
  const { whole, unchanged } = headersOf(compressed, encoding, cacheControl)
  if (matches(asked['if-none-match'], whole.etag ?? ''))
    return { status: 304, encoding, headers: unchanged, body: undefined }
  return { status: 200, encoding, headers: whole, body: compressed[encoding] }
}

/** Sends a compressed body, or 304. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  compressed: CompressedBody,
  cacheControl: string,
): FastifyReply {
  const { status, headers, body } = negotiate(compressed, request.headers, cacheControl)
  reply.headers(headers)
  return status === 304 ? reply.code(304).send() : reply.send(body)
}

type Headers = { whole: Record<string, string>; unchanged: Record<string, string> }
const headerCache = new WeakMap<CompressedBody, Map<string, Headers>>()
// One object per encoding, because the fast path uses it as the key of its header lists.
function headersOf(compressed: CompressedBody, encoding: Encoding, cacheControl: string): Headers {
  const ofBody = headerCache.get(compressed) ?? new Map<string, Headers>()
  headerCache.set(compressed, ofBody)
  const name = `${encoding} ${cacheControl}`
  const known = ofBody.get(name)
  if (known) return known
  const unchanged = {
    etag: `"${compressed.hash}${encoding === 'plain' ? '' : `-${encoding}`}"`,
    'cache-control': cacheControl,
    ...(compressed.br && { vary: 'accept-encoding' }),
  }
  const whole = {
    ...unchanged,
    'content-type': compressed.type,
    ...(encoding !== 'plain' && { 'content-encoding': encoding }),
  }
  const headers = { whole, unchanged }
  ofBody.set(name, headers)
  return headers
}

function accepted(header: string, compressed: CompressedBody): Encoding {
  const { br, gzip: gz } = parseAccept(header)
  if (compressed.br && br) return 'br'
  return compressed.gzip && gz ? 'gzip' : 'plain'
}

type Accepts = { br: boolean; gzip: boolean }
const parsedHeaders = new Map<string, Accepts>()
// Browsers send only a few different headers, so each is parsed once.
function parseAccept(header: string): Accepts {
  const known = parsedHeaders.get(header)
  if (known) return known
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(header)
  const parsed = { br: accepts('br'), gzip: accepts('gzip') }
  if (parsedHeaders.size > 500) parsedHeaders.clear()
  parsedHeaders.set(header, parsed)
  return parsed
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  // A proxy may have made the tag weak (W/); it still names the same bytes.
  return header === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

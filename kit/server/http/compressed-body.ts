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
  const etag = `"${compressed.hash}${encoding === 'plain' ? '' : `-${encoding}`}"`
  const headers = {
    etag,
    'cache-control': cacheControl,
    ...(compressed.br && { vary: 'accept-encoding' }),
  }
  if (matches(asked['if-none-match'], etag)) return { status: 304, encoding, headers, body: undefined }
  const whole = {
    ...headers,
    'content-type': compressed.type,
    ...(encoding !== 'plain' && { 'content-encoding': encoding }),
  }
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

function accepted(header: string, { br, gzip }: CompressedBody): Encoding {
  if (br && accepts.br.test(header)) return 'br'
  return gzip && accepts.gzip.test(header) ? 'gzip' : 'plain'
}

const named = (encoding: string) =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i')
const accepts = { br: named('br'), gzip: named('gzip') }

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  // A proxy may have made the tag weak (W/); it still names the same bytes.
  return header === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as z } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bytes ready to be sent to everybody: compressed once, with one strong ETag per encoding. */
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
const worthIt = 512

/** `ready`: encodings that a build has already made. `effort`: brotli's quality, 11 where bytes are made rarely and read by all. */
export async function compressBody(
  bytes: Buffer,
  type: string,
  ready: { br?: Buffer | undefined; gzip?: Buffer | undefined } = {},
  effort = 5,
): Promise<CompressedBody> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  if (
    bytes.length < worthIt ||
    !/^(text\/|application\/(json|javascript|manifest\+json|wasm|xml)|image\/svg)/.test(type)
  )
    return { type, plain: bytes, br: undefined, gzip: undefined, hash }
  const quality = { [z.BROTLI_PARAM_QUALITY]: effort, [z.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([
    ready.br ?? brotli(bytes, { params: quality }),
    ready.gzip ?? zip(bytes),
  ])
  return { type, plain: bytes, br, gzip: gz, hash }
}

/** What of it one reader gets. */
export type Negotiated = {
  status: 200 | 304
  encoding: Encoding
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
}
type Encoding = 'br' | 'gzip' | 'plain'

/** Chooses by the reader's headers: an encoding, and 304 where the phone has it already. */
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

/** Answers with packed bytes, 304 where the phone has them. */
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
const made = new WeakMap<CompressedBody, Map<string, Headers>>()
// Made once, so that the same object means the same head.
function headersOf(compressed: CompressedBody, encoding: Encoding, cacheControl: string): Headers {
  const ofPacked = made.get(compressed) ?? new Map<string, Headers>()
  made.set(compressed, ofPacked)
  const name = `${encoding} ${cacheControl}`
  const known = ofPacked.get(name)
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
  ofPacked.set(name, headers)
  return headers
}

function accepted(header: string, compressed: CompressedBody): Encoding {
  const { br, gzip: gz } = wishOf(header)
  if (compressed.br && br) return 'br'
  return compressed.gzip && gz ? 'gzip' : 'plain'
}

type Wish = { br: boolean; gzip: boolean }
const wishes = new Map<string, Wish>()
// Browsers send a handful of different headers: each is read once.
function wishOf(header: string): Wish {
  const known = wishes.get(header)
  if (known) return known
  const wants = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(header)
  const wish = { br: wants('br'), gzip: wants('gzip') }
  if (wishes.size > 500) wishes.clear()
  wishes.set(header, wish)
  return wish
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  // A proxy between may have made it weak; the bytes are ours all the same.
  return header === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

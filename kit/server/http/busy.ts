import type { FastifyReply } from 'fastify'
import { randomRetryAfter } from './errors.ts'

const body = JSON.stringify({ code: 'unavailable', message: 'Too many people at once. Please try again.' })

/** Answers 503 with Retry-After, past Fastify's handling of errors: under overload a refusal must cost little. */
export function answerBusy(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  reply.hijack()
  const own = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'retry-after': String(randomRetryAfter()),
  }
  reply.raw.writeHead(503, { ...headers, ...own }).end(body)
}

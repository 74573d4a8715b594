import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type FieldProblem, fieldProblems } from '#common/field-problems.ts'
import { Refusal } from '#common/refusal.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { isDiskFull } from '../limits/disk-full.ts'
import { loadClass } from '../limits/load.ts'
import { loggable } from './log.ts'

/** Body of every error response: a code for the screen and a short English message for logs. */
type ErrorBody = {
  code: string
  message: string
  fields?: readonly FieldProblem[]
  by?: string
  requestId?: string
}

/** A request that its contract does not accept: 400 `invalid`, with the fields that are wrong and how. */
export class InvalidInput extends Error {
  readonly fields: FieldProblem[]
  constructor(fields: FieldProblem[]) {
    super('The request does not match its contract.')
    this.fields = fields
  }
  static of = (issues: readonly z.core.$ZodIssue[]) => new InvalidInput(fieldProblems(issues))
}

/**
 * Answers every error. A response never contains a stack, SQL or a file path. `whenTurn` is called for a read that found no
 * database connection; its answer waits with the other refusals of reads.
 */
export function installErrors(app: FastifyInstance, whenTurn: (answer: () => void) => void): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Refusal && error.status === 503 && loadClass(request) === 'read'))
      return answerError(error, request, reply)
    whenTurn(() => answerError(error, request, reply))
    return reply
  })
}

/** Answers any thrown value; logs what is unexpected. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = describeError(error)
  if (status === 500)
    request.log.error({ error: loggable(error), route: request.routeOptions?.url }, 'unexpected error')
  else if (isDiskFull(error)) request.log.error({ route: request.routeOptions?.url }, 'The disk is full.')
  else if (status === 503 && isDatabaseUnavailable(error)) logAway(request, error)
  if (status >= 500) reply.header('x-request-id', request.id)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(status === 500 ? { ...body, requestId: request.id } : body))
}

let awayLoggedAt = Number.NEGATIVE_INFINITY
/** One line a second, because every call fails while the database is away. */
function logAway(request: FastifyRequest, error: unknown): void {
  if (performance.now() - awayLoggedAt < 1000) return
  awayLoggedAt = performance.now()
  request.log.warn({ error: loggable(error), route: request.routeOptions?.url }, 'The database is away.')
}

/** Whether it is a defect of the server, answered 500 and logged. */
export const isUnexpected = (error: unknown): boolean => describeError(error).status === 500

type Described = { status: number; body: ErrorBody; retryAfter?: number | undefined }

/** Status and body for an error. */
function describeError(error: unknown): Described {
  if (error instanceof Refusal)
    return {
      status: error.status,
      body: {
        ...{ code: error.code, message: error.message },
        ...(error.fields && { fields: error.fields }),
        ...(error.by && { by: error.by }),
      },
      retryAfter: error.retryAfter,
    }
  if (error instanceof InvalidInput)
    return { status: 400, body: { code: 'invalid', message: error.message, fields: error.fields } }
  const known = ofFramework(error) ?? ofDatabase(error)
  return known ?? { status: 500, body: { code: 'internal', message: 'Something went wrong on our side.' } }
}

/** Retry-After of 1 to 4 s at random, so that clients do not all retry at once. */
export const randomRetryAfter = () => 1 + Math.floor(Math.random() * 4)
/** The refusal of whatever finds no place now: `unavailable` 503. */
export const noPlace = (message = 'Please try again later.', retryAfter = randomRetryAfter()) =>
  new Refusal('unavailable', 503, message, retryAfter)

const unavailable = (): Described => ({
  status: 503,
  body: { code: 'unavailable', message: 'Not available for a moment. Please try again.' },
  retryAfter: randomRetryAfter(),
})

function ofFramework(error: unknown): Described | undefined {
  const { code, statusCode } = error as Partial<FastifyError>
  if (typeof code !== 'string' || !statusCode || statusCode >= 500) return undefined
  // The framework gives a status to a body that broke off; errors of the database have none.
  if (!code.startsWith('FST_') && code !== 'ECONNRESET') return undefined
  const [name, message] = frameworkCodes[statusCode] ?? ['invalid', 'The request cannot be read.']
  return { status: statusCode, body: { code: name, message } }
}
const frameworkCodes: Record<number, [code: string, message: string]> = {
  404: ['not-found', 'There is nothing here.'],
  413: ['too-large', 'The request is too large.'],
  415: ['unsupported-media-type', 'The body must be JSON or a form with files.'],
}

function ofDatabase(error: unknown): Described | undefined {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  // ENOENT on connect: the database's socket is missing, so it is not running. For any other file it is a defect.
  if (code === 'ENOENT' && syscall !== 'connect') return undefined
  if (isDiskFull(error))
    return {
      ...unavailable(),
      body: { code: 'no-space', message: 'The server has no space left. Please try again later.' },
    }
  if (isDatabaseUnavailable(error) || (typeof code === 'string' && passing.test(code))) return unavailable()
  // Values that PostgreSQL cannot store. The contract should have refused them; it is still the caller's error.
  if (typeof code === 'string' && /^22(001|003|007|008|021|P02|P05)$/.test(code))
    return { status: 400, body: { code: 'invalid', message: 'The request does not match its contract.' } }
  return undefined
}
// 40001, 40P01: lost against another transaction; 53: out of disk, memory; 55P03, 57014: waited too long; 25006: failing over.
const passing = /^(40001|40P01|53\w{3}|55P03|57014|25006)$/

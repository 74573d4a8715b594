import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import * as z from 'zod/mini'
import { accountHeader, otherAccount } from '#common/account-header.ts'
import type { Access, Call, CallName, CallParsed, CallReply, Contract } from '#common/contract.ts'
import { may } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { inQueryClass, type QueryClass } from '../db/shared-pool.ts'
import { isForStaff, loadClass } from '../limits/load.ts'
import { audit } from '../staff/audit.ts'
import { InvalidInput } from './errors.ts'
import { mostOfStaff, mostOfVisitors } from './json-body.ts'
import { signedIn, staffOf } from './request.ts'
import type { CachedResponse } from './response-cache.ts'
import type { Upload } from './uploads.ts'

const every = 600_000
const most = 10_000

/**
 * Writes into the audit log who saw which private numbers or pictures, before they are sent. A panel reads its list repeatedly,
 * so the same view of the same person is written once in ten minutes.
 */
function viewLog({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): (request: FastifyRequest, subject: string) => Promise<void> {
  const written = new Map<string, number>()
  return async (request, subject) => {
    const staff = signedIn(request.staff)
    const params = Object.values((request.params ?? {}) as Record<string, string>)
    const id = params.length > 0 ? params.join(' ') : undefined
    const key = `${staff.id} ${subject} ${id ?? ''}`
    const at = clock()
    if (Math.abs(at - (written.get(key) ?? Number.NEGATIVE_INFINITY)) < every) return
    await audit(db, { staff, at: new Date(at), action: 'seen', subject, id })
    if (written.size >= most) written.clear()
    written.set(key, at)
  }
}

type Files<C> = C extends { files: readonly (infer F)[] }
  ? { files: { [P in F as NameOf<P>]: P extends { required: true } ? Upload : Upload | undefined } }
  : unknown
type NameOf<P> = P extends { name: infer Name extends string } ? Name : never
/** Input of a handler: the parsed parts of the request, and the files of an upload by name. */
type HandlerInput<C extends Call> = CallParsed<C> & Files<C>
/** Answers a call; or writes the answer itself (a cached response, a file) and returns the reply. */
type Handler<C extends Call> = (
  input: HandlerInput<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) => CallReply<C> | FastifyReply | Promise<CallReply<C> | FastifyReply>
/** A handler; or a cached response if everybody gets the same, which the fast path answers. */
type Handlers<C extends Contract> = {
  [K in keyof C]: C[K] extends Call ? Handler<C[K]> | CachedResponse<CallReply<C[K]>> : never
}

/**
 * Mounts every call of a contract. Access is checked before the body is read, the request is parsed by the contract's schemas,
 * and only what the reply schema names is sent.
 */
export function serve<const C extends Contract>(
  context: AppContext,
  contract: C,
  handlers: Handlers<C>,
): void {
  const views = viewLog(context)
  for (const name of Object.keys(contract) as (CallName & keyof C)[]) {
    const call: Call = contract[name] as Call
    const { shows } = call
    const [method, path] = name.split(' ') as [HTTPMethods, string]
    const given = handlers[name] as unknown as Handler<Call> | CachedResponse<unknown>
    const handle: Handler<Call> =
      typeof given === 'function' ? given : (_, request, reply) => given.send(request, reply)
    if (typeof given === 'object') addToFastPath(context, name, call, given)
    context.app.calls.push({ name, method, path, call })
    context.app.route({
      method,
      url: path,
      config: { call },
      bodyLimit: isForStaff(call.access) ? mostOfStaff : mostOfVisitors,
      ...(call.access !== 'anyone' && {
        onRequest: (request, _, done) => {
          const checked = checkAccess(call.access, request)
          if (checked) checked.then(() => done(), done)
          else done()
        },
      }),
      preParsing: (request, _, payload, done) => {
        expectBody(call, request)
        done(null, payload)
      },
      ...(shows !== undefined && {
        onSend: async (request, reply) => {
          if (reply.statusCode < 400) await views(request, shows)
        },
      }),
      handler: async (request, reply) => {
        const form = call.files ? await context.app.uploads.receive(request, call.files) : undefined
        const { params, query } = request
        try {
          const input = {
            ...parsed(call, { params, query, body: form?.fields ?? request.body }),
            ...(form && { files: form.files }),
          }
          reply.code(call.status ?? 200)
          const work = async () => handle(input as HandlerInput<Call>, request, reply)
          const answer = await inQueryClass(queryClassOf(request), work, name)
          // A handler that sent the reply itself returns the reply.
          return reply.sent || answer === reply ? reply : send(call, reply, answer)
        } finally {
          await form?.dispose()
        }
      },
    })
  }
}

/** Which database connections a call uses. */
function queryClassOf(request: FastifyRequest): QueryClass {
  const kind = loadClass(request)
  return kind === 'write' ? 'other' : kind
}

function addToFastPath(
  { app }: AppContext,
  name: CallName,
  call: Call,
  { ready }: CachedResponse<unknown>,
): void {
  const [method, path = ''] = name.split(' ')
  if (method !== 'GET' || path.includes(':') || call.access !== 'anyone')
    throw new Error(`${name} does not answer everybody the same, so it needs a handler.`)
  app.fastPath.add(path, ready)
}

function expectBody(call: Call, request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (call.files ? type === 'multipart/form-data' : type !== 'multipart/form-data') return
  refuse('unsupported-media-type', 415, call.files ? 'Send a form with files.' : 'Send JSON.')
}

/** The parts of a request, parsed by its contract; throws InvalidInput. */
function parsed(call: Call, given: { params: unknown; query: unknown; body: unknown }) {
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part]
    if (!schema) continue
    const result = z.safeParse(schema, given[part], { reportInput: true })
    if (!result.success) throw InvalidInput.of(result.error.issues)
    input[part] = result.data
  }
  return input
}

function send(call: Call, reply: FastifyReply, answer: unknown): FastifyReply {
  if (reply.statusCode === 204) return reply.send()
  const text = serialised(call, answer)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  return reply.type('application/json; charset=utf-8').send(text)
}

/** The reply cut to what the contract names. */
function serialised(call: Call, answer: unknown): string {
  const result = z.safeParse(call.reply, answer)
  // A defect of the handler: the answer is 500 `internal` and nothing of the reply is sent.
  if (!result.success) throw new Error('A reply does not fit its contract.', { cause: result.error })
  return JSON.stringify(result.data)
}

/**
 * Checks the contract's `access` before the body is read: 401 without a session or device cookie, 403 without the permission or
 * if the request names another account as its author. Returns a promise only for staff calls, which look up the session in the
 * database.
 */
function checkAccess(access: Access, request: FastifyRequest): Promise<void> | undefined {
  if (access === 'anyone') return undefined
  if (access !== 'device') return checkStaffAccess(access, request)
  if (!request.device) refuse('voter_required', 401, 'This needs the cookie of a known device.')
  return undefined
}

async function checkStaffAccess(access: Exclude<Access, 'anyone' | 'device'>, request: FastifyRequest) {
  const staff = await staffOf(request)
  if (!staff) refuse('unauthenticated', 401, 'Please sign in.')
  request.server.rateLimiter.spend(`staff ${staff.id}`)
  const author = request.headers[accountHeader]
  if (author !== undefined && author !== encodeURIComponent(staff.username))
    refuse(otherAccount, 403, 'Another account has made this; it has to be signed in to send it.')
  if (access !== 'staff' && !may(staff.roles, access))
    refuse('forbidden', 403, 'Your account may not do this.')
}

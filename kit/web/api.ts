import type { CallInput, CallName, CallReply, Contract } from '#common/contract.ts'
import type { Work } from '#common/work.ts'
import { workHeader } from '#common/work-size.ts'

/**
 * A failed call. The server refused it; or it could not be reached (`status` 0, code `offline`), or something else answered
 * (`bad-answer`); or this page itself failed (`status` -1, code `page`). The screen picks the sentence by `code`.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | undefined
  readonly fields: readonly { path: string; code: string }[]
  /** User name of the member of staff who changed the row meanwhile; '' if unknown. */
  readonly by: string
  constructor(status: number, code: string, retryAfter?: number, fields: ApiError['fields'] = [], by = '') {
    super(code)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.fields = fields
    this.by = by
  }
}

/**
 * Turns any failure into an ApiError. A script or style of the guide that fails to load counts as being offline; any other fault
 * is the page's.
 */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const isAway = error instanceof Error && notLoaded.test(error.message)
  return isAway ? new ApiError(0, 'offline') : new ApiError(-1, 'page')
}
/** The messages of Chromium, Firefox and Safari, and Vite's for a stylesheet. */
const notLoaded =
  /^(Failed to fetch|network error|NetworkError|error loading dynamically|Load failed|Importing a module|Unable to preload)/

export type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** The address of a call: `/api/facilities?type=toilet`. */
export function callUrl(name: CallName, input: Input = {}): string {
  const path = name.slice(name.indexOf(' ') + 1)
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(input.params?.[key] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(key, String(value))
  const search = query.toString()
  return search ? `${filled}?${search}` : filled
}

/** Aborts after `ms`; for service workers of old browsers, which lack AbortSignal.timeout. */
export function endAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}

/** Timeouts in ms, until an answer begins and then for its bytes. A dead network would otherwise keep the request pending for ever. */
const longest = { answer: 60_000, bytes: 180_000 }

/** Fetches; gives up if no answer begins within `answerMs`, or if it has not ended some minutes later. */
export async function fetchInTime(
  asked: RequestInfo,
  init: RequestInit = {},
  answerMs = longest.answer,
): Promise<Response> {
  const ending = new AbortController()
  const end = () => ending.abort()
  const watch = setTimeout(end, answerMs)
  const answer = await fetch(asked, { ...init, signal: ending.signal }).finally(() => clearTimeout(watch))
  setTimeout(end, longest.bytes)
  return answer
}

/** Whether it is a page, as a hotspot or a proxy answers in place of the guide. */
export const isHtml = ({ headers }: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '')

/** Fetches data or a file and turns every failure into an ApiError, also a page in its place. A form with files has no timeout. */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    const isTimed = init.signal || init.body instanceof FormData
    response = await (isTimed ? fetch : fetchInTime)(url, { credentials: 'same-origin', ...init })
  } catch {
    throw new ApiError(0, 'offline')
  }
  if (response.ok) {
    if (isHtml(response)) throw new ApiError(0, 'bad-answer')
    return response
  }
  const body = (await response.json().catch(() => null)) as RefusalBody
  throw refusalOf(response.status, body, response.headers.get('retry-after'))
}

/** Code of a refusal that has none, so that it is not the guide's. The guide itself refuses with it only as 503. */
export const notOurs = 'unavailable'
type RefusalBody = { code?: string; fields?: ApiError['fields']; by?: string } | null

/** Makes the ApiError of a refusal from its status, its JSON body (a proxy's refusal has none) and its Retry-After. */
export function refusalOf(status: number, body: RefusalBody, retryAfter: string | null): ApiError {
  const code = body?.code ?? (status === 413 ? 'file-too-large' : notOurs)
  return new ApiError(status, code, Number(retryAfter) || undefined, body?.fields, body?.by)
}

/** Reads the JSON of an answer. Throws ApiError if it broke off or if something else answered. */
export async function readJson<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T
  } catch (error) {
    throw new ApiError(0, error instanceof SyntaxError ? 'bad-answer' : 'offline')
  }
}

/**
 * The typed browser client of a contract: `const call = client<typeof contract>()`, imported as a type only, so that
 * no schema reaches the browser. `call('POST /api/feedback', { body })` resolves to the reply or throws ApiError.
 */
export function client<C extends Contract>() {
  return async <K extends keyof C & CallName>(
    name: K,
    input: CallInput<C[K]>,
    work?: Work,
  ): Promise<CallReply<C[K]>> => {
    const { params, query, body } = input as Input
    const headers: Record<string, string> = work ? { [workHeader]: JSON.stringify(work) } : {}
    const init: RequestInit = { method: name.slice(0, name.indexOf(' ')), headers }
    if (body instanceof FormData) init.body = body
    else if (body !== undefined) {
      init.body = JSON.stringify(body)
      headers['content-type'] = 'application/json'
    }
    const response = await request(callUrl(name, { params, query }), init)
    return response.status === 204 ? (undefined as CallReply<C[K]>) : readJson<CallReply<C[K]>>(response)
  }
}

import { type ApiError, asApiError, readJson, request } from './api.ts'
import { keptCopyHeader, type LateAnswer, readOffline } from './offline-cache.ts'
import type { Answer } from './renderer.ts'
import { serverClock, serverNow } from './server-clock.ts'

/**
 * State of one URL: the newest answer and the last failure. `isAway`: the server could not be reached the last time; `isSlow`: it
 * had not answered when the copy on the phone was shown.
 */
export type QueryState = {
  answer: Answer<unknown> | undefined
  error: ApiError | undefined
  isAway?: boolean
  isSlow?: boolean
}

const emptyQuery: QueryState = { answer: undefined, error: undefined }
const queries = new Map<string, QueryState>()
const subscribers = new Map<string, Set<() => void>>()
const watchers = new Set<() => void>()
const inFlight = new Map<string, Promise<void>>()
/** How often each URL's value was replaced by a live event or by a change of this phone. */
const replacements = new Map<string, number>()
/** When each URL was last answered by the network, on the phone's monotonic clock. */
const fetchedAt = new Map<string, number>()
/** When the server gave each URL's last answer (ms by its clock). Copies on the phone do not count. */
const answeredAt = new Map<string, number>()
const freshMs = 3000
const retryMs = 8000
/** Repeats after the first request, if each is overtaken by a newer value. */
const mostRepeats = 3

export const getQuery = (url: string): QueryState => queries.get(url) ?? emptyQuery

/** Calls back after every change of any URL. Returns the unsubscribe function. */
export function onQueries(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** When the oldest answer that is on the screen was given (ms); undefined while there is none. */
export function oldestShown(): number | undefined {
  const times = [...subscribers.keys()].map(url => getQuery(url).answer?.savedAt || Number.POSITIVE_INFINITY)
  const oldest = Math.min(...times)
  return Number.isFinite(oldest) ? oldest : undefined
}

/** Whether the last request of anything on the screen did not reach the server. */
export const isServerAway = (): boolean => [...subscribers.keys()].some(url => getQuery(url).isAway)

/** Whether an answer for something on the screen is still pending. */
export const isServerSlow = (): boolean => [...subscribers.keys()].some(url => getQuery(url).isSlow)

/** When the server gave the oldest answer on the screen (ms by its clock); undefined if one of them has none. */
export function answeredSince(): number | undefined {
  const times = [...subscribers.keys()].map(url => answeredAt.get(url) ?? Number.NaN)
  const oldest = Math.min(...times)
  return Number.isFinite(oldest) ? oldest : undefined
}

/** Resolves once no request is in flight, or after `ms`. */
export async function answersCame(ms: number): Promise<void> {
  await Promise.race([Promise.all(inFlight.values()), new Promise(resolve => setTimeout(resolve, ms))])
}

/** Changes the state of a URL and notifies its subscribers. */
export function updateQuery(url: string, change: Partial<QueryState>): void {
  queries.set(url, { ...getQuery(url), ...change })
  for (const tell of [...(subscribers.get(url) ?? []), ...watchers]) tell()
}

/**
 * Sets a value that is newer than the answer of any request in flight. undefined if an event came before the first answer, which
 * may lack it and is then fetched again.
 */
export function replaceValue(url: string, value: unknown): void {
  replacements.set(url, (replacements.get(url) ?? 0) + 1)
  if (value !== undefined) updateQuery(url, { answer: { value, savedAt: serverNow() } })
}

/** Fetches once, however many callers there are; shows the stored copy meanwhile. */
export function fetchQuery(url: string): Promise<void> {
  const asking = inFlight.get(url) ?? fetchOnce(url).finally(() => inFlight.delete(url))
  inFlight.set(url, asking)
  return asking
}

/** Fetches after any request in flight has ended, because that one may carry data from before the caller's change. */
export async function refetchQuery(url: string): Promise<void> {
  await inFlight.get(url)
  await fetchQuery(url)
}

async function fetchOnce(url: string, repeats = mostRepeats): Promise<void> {
  if (!getQuery(url).answer) {
    readOffline(url).then(answer => {
      if (!answer || getQuery(url).answer) return
      serverClock.hearKept(answer.savedAt)
      updateQuery(url, { answer })
    })
  }
  const before = replacements.get(url)
  try {
    const response = await request(url)
    const date = Date.parse(response.headers.get('date') ?? '')
    const value = await readJson<unknown>(response)
    const kept = response.headers.get(keptCopyHeader)
    // The answer may be older than the value that came meanwhile, so it would undo a live event.
    const isOlder = replacements.get(url) !== before
    if (repeats && isOlder && !kept) return fetchOnce(url, repeats - 1)
    // Beside a slow server the copy on the phone may be older than what came with the page; the server's answer follows.
    const { answer: shown } = getQuery(url)
    const newer = kept && (isOlder || (kept === 'slow' && shown && shown.savedAt >= date)) ? shown : undefined
    fetchedAt.set(url, performance.now())
    const [isAway, isSlow] = [kept !== null && kept !== 'slow', kept === 'slow']
    if (date) serverClock[kept ? 'hearKept' : 'hear'](date)
    if (date && !kept) answeredAt.set(url, date)
    const answer = newer ?? { value, savedAt: date || serverNow() }
    updateQuery(url, { answer, error: undefined, isAway, isSlow })
    if (isSlow) awaitedLate.set(new URL(url, location.href).href, { url, replaced: before })
  } catch (cause) {
    const error = asApiError(cause)
    updateQuery(url, { error, isAway: awayStatuses.includes(error.status), isSlow: false })
  }
  const { error, isAway, isSlow } = getQuery(url)
  if (!error && !isAway && !isSlow) return
  setTimeout(() => subscribers.has(url) && navigator.onLine && fetchQuery(url), isSlow ? lateMs : retryMs)
}
const awayStatuses = [0, 502, 503, 504]
/** ms after which a pending answer is requested again: the worker that waited for it may have ended. */
const lateMs = 60_000
const awaitedLate = new Map<string, { url: string; replaced: number | undefined }>()

/** The service worker reports that a slow answer has come, or failed. */
async function hearLate({ late, hasCome }: LateAnswer): Promise<void> {
  const awaited = awaitedLate.get(late)
  if (!awaited) return
  awaitedLate.delete(late)
  const { url, replaced } = awaited
  const answer = hasCome ? await readOffline(url) : undefined
  // The answer may be older than a value that came meanwhile.
  if (!answer || replacements.get(url) !== replaced) return void fetchQuery(url)
  updateQuery(url, { answer, error: undefined, isAway: false, isSlow: false })
}

/**
 * Subscribes to a URL; fetches it unless the network answered less than 3 s ago. An answer that came with the page never
 * counts as fresh: the page may have been made just before a change. Returns the unsubscribe function.
 */
export function subscribeToQuery(url: string, tell: () => void): () => void {
  const set = subscribers.get(url) ?? new Set()
  subscribers.set(url, set.add(tell))
  const last = fetchedAt.get(url)
  if (last === undefined || performance.now() - last > freshMs) fetchQuery(url)
  return () => {
    set.delete(tell)
    if (set.size === 0) subscribers.delete(url)
  }
}

function refetchAll() {
  if (document.visibilityState === 'visible') for (const url of subscribers.keys()) fetchQuery(url)
}
if (typeof document !== 'undefined') {
  addEventListener('online', refetchAll)
  serverClock.onJump(refetchAll)
  document.addEventListener('visibilitychange', refetchAll)
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<LateAnswer> | null>) => {
      if (data && typeof data === 'object' && data.late) hearLate(data as LateAnswer)
    },
  )
}

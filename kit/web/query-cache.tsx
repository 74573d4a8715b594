import { ApiError, request } from './api.tsx'
import { keptCopyHeader, readOffline } from './offline-cache.tsx'
import type { Answer } from './renderer.ts'

/** State of one URL: the newest answer and the last failure. `isAway`: the server could not be reached the last time. */
export type QueryState = {
  answer: Answer<unknown> | undefined
  error: ApiError | undefined
  isAway?: boolean
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
let aheadMs = 0
/** How far the server's clock is ahead of the phone's, by its last answer over the network; 0 until there was one. */
export const serverAheadMs = (): number => aheadMs
const freshMs = 3000
const retryMs = 8000
/** Requests after the first, if each is overtaken by a newer value. */
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

/** Changes the state of a URL and notifies its subscribers. */
export function updateQuery(url: string, change: Partial<QueryState>): void {
  queries.set(url, { ...getQuery(url), ...change })
  for (const tell of [...(subscribers.get(url) ?? []), ...watchers]) tell()
}

/** Sets a value that is newer than the answer of any request in flight. */
export function replaceValue(url: string, value: unknown): void {
  replacements.set(url, (replacements.get(url) ?? 0) + 1)
  updateQuery(url, { answer: { value, savedAt: Date.now() } })
}

/** Fetches once, however many ask at the same time; shows the stored copy meanwhile. */
export function fetchQuery(url: string): Promise<void> {
  const asking = inFlight.get(url) ?? fetchOnce(url).finally(() => inFlight.delete(url))
  inFlight.set(url, asking)
  return asking
}

/** Fetches after any request in flight has ended: that one may answer with data from before the caller's change. */
export async function refetchQuery(url: string): Promise<void> {
  await inFlight.get(url)
  await fetchQuery(url)
}

async function fetchOnce(url: string, repeats = mostRepeats): Promise<void> {
  if (!getQuery(url).answer) {
    readOffline(url).then(answer => answer && !getQuery(url).answer && updateQuery(url, { answer }))
  }
  const before = replacements.get(url)
  try {
    const response = await request(url)
    const date = Date.parse(response.headers.get('date') ?? '')
    const value: unknown = await response.json()
    // The answer may be from before the value that came meanwhile: it would undo a live event.
    if (repeats && replacements.get(url) !== before) return fetchOnce(url, repeats - 1)
    fetchedAt.set(url, performance.now())
    const isAway = response.headers.has(keptCopyHeader)
    if (!isAway && date) aheadMs = date - Date.now()
    updateQuery(url, { answer: { value, savedAt: date || Date.now() }, error: undefined, isAway })
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError(0, 'offline')
    updateQuery(url, { error, isAway: awayStatuses.includes(error.status) })
  }
  const { error, isAway } = getQuery(url)
  if (error || isAway) setTimeout(() => subscribers.has(url) && navigator.onLine && fetchQuery(url), retryMs)
}
const awayStatuses = [0, 502, 503, 504]

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
  document.addEventListener('visibilitychange', refetchAll)
}

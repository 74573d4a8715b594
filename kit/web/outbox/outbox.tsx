import { ApiError } from '../api.tsx'
import { readStorage, removeStorage, writeStorage } from '../local-storage.tsx'
import { expired, longestWaitMs, type OutboxItem } from './item.tsx'
import { isSignedOut, isTemporary, postItem } from './post.tsx'
import { allItems, deleteItem, saveItem } from './store.tsx'

/** Result of a submission's first try. */
export type Outcome =
  | { kind: 'sent'; reply: unknown }
  | { kind: 'waiting' }
  | { kind: 'refused'; error: ApiError }
export type OutboxView = { items: readonly OutboxItem[]; progress: ReadonlyMap<string, number> }

/** Local storage key, set while something waits: the next visit then loads the outbox at once. */
export const waitingMark = 'outbox-waiting'
// The longest pause (s), also when the server's Retry-After is a day: the timer is shared by all kinds.
const longestPauseS = 600
const listeners = new Set<() => void>()
const settled = new Map<string, (outcome: Outcome) => void>()
const sentLater = new Set<string>()
let view: OutboxView = { items: [], progress: new Map() }
let retryTimer: ReturnType<typeof setTimeout> | undefined
let failures = 0

export const outboxView = (): OutboxView => view
/** Whether this page has sent it after it had waited. An item that disappeared otherwise was sent at once or withdrawn. */
export const wasSentLater = (id: string): boolean => sentLater.has(id)
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores a submission and tries to send it; resolves to the result of the first try. What waits is sent later. */
export async function submit(item: Omit<OutboxItem, 'createdAt' | 'state'>): Promise<Outcome> {
  await saveItem({ ...item, createdAt: Date.now(), state: 'waiting' })
  writeStorage(waitingMark, '1')
  await reload()
  return new Promise(resolve => {
    settled.set(item.id, resolve)
    flush()
  })
}
/** Deletes a waiting or refused submission when its writer asks for it. */
export async function withdraw(id: string): Promise<void> {
  await deleteItem(id)
  await reload()
}

/** Sends an expired submission again when its writer asks for it. */
export async function resend({ refusal: _, ...item }: OutboxItem): Promise<void> {
  await saveItem({ ...item, createdAt: Date.now(), state: 'waiting' })
  await reload()
  await flush()
}

let flushing: Promise<void> | undefined
/** Sends what waits, oldest first, in one tab at a time; stops when the network or the server is unavailable. */
export function flush(): Promise<void> {
  flushing ??= withLock(sendAll).finally(() => {
    flushing = undefined
    if (settled.size > 0) flush()
  })
  return flushing
}
async function sendAll(): Promise<void> {
  clearTimeout(retryTimer)
  // A rate limit or an ended session stops the items of the same kind, to keep their order; other kinds go on.
  const stopped = new Set<string>()
  for (const item of await allItems()) {
    if (item.state === 'refused') continue
    if (stopped.has(item.kind)) {
      settle(item.id, { kind: 'waiting' })
      continue
    }
    if (Date.now() - item.createdAt > longestWaitMs) {
      await saveItem({ ...item, state: 'refused', refusal: expired })
      continue
    }
    const end = await sendOne(item)
    if (end === 'limited') stopped.add(item.kind)
    if (end === 'away') {
      for (const waiting of settled.keys()) settle(waiting, { kind: 'waiting' })
      break
    }
  }
  await reload()
}
/** `limited`: items of this kind wait. `away`: the network or the server is unavailable, so all wait. */
async function sendOne(item: OutboxItem): Promise<'done' | 'limited' | 'away'> {
  setProgress(item.id, 0)
  try {
    const reply = await postItem(item, share => setProgress(item.id, share))
    if (item.keepRepliesIn) addReply(item.keepRepliesIn, reply)
    if (!settled.has(item.id)) sentLater.add(item.id)
    await deleteItem(item.id)
    failures = 0
    settle(item.id, { kind: 'sent', reply })
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError(0, 'offline')
    if (isTemporary(error)) {
      settle(item.id, { kind: 'waiting' })
      retryLater(error.retryAfter)
      return error.status === 429 || isSignedOut(error) ? 'limited' : 'away'
    }
    await (item.isDroppedIfRefused
      ? deleteItem(item.id)
      : saveItem({ ...item, state: 'refused', refusal: error.code }))
    settle(item.id, { kind: 'refused', error })
  } finally {
    setProgress(item.id, undefined)
  }
  await reload()
  return 'done'
}
/** Stores the newest five replies, each once. */
function addReply(key: string, reply: unknown) {
  const known = readReplies(key).filter(other => JSON.stringify(other) !== JSON.stringify(reply))
  writeStorage(key, JSON.stringify([reply, ...known].slice(0, 5)))
}
function readReplies(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(readStorage(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
function settle(id: string, outcome: Outcome) {
  settled.get(id)?.(outcome)
  settled.delete(id)
}
/** Exponential backoff with jitter: the phones of a crowd must not retry in the same second. */
function retryLater(seconds = 0) {
  failures += 1
  const pause = Math.max(Math.min(seconds, longestPauseS) * 1000, Math.min(60_000, 2000 * 2 ** failures))
  clearTimeout(retryTimer)
  retryTimer = setTimeout(flush, pause * (0.7 + 0.6 * Math.random()))
}
function setProgress(id: string, share: number | undefined) {
  const progress = new Map(view.progress)
  if (share === undefined) progress.delete(id)
  else progress.set(id, share)
  publish({ ...view, progress })
}
async function reload() {
  const items = await allItems()
  if (items.length === 0) removeStorage(waitingMark)
  publish({ ...view, items })
}
function publish(next: OutboxView) {
  view = next
  for (const listener of listeners) listener()
}
// Tabs share one outbox; only the one that holds the lock sends.
const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? (navigator.locks.request('outbox', work) as Promise<void>) : work()

// Nothing is sent while prerendering.
if (typeof document !== 'undefined') {
  addEventListener('online', () => void flush())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void flush())
  reload()
  flush()
}

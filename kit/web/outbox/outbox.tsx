import { ApiError } from '../api.tsx'
import { readStorage, removeStorage, writeStorage } from '../local-storage.tsx'
import { expired, longestWaitMs, type OutboxItem } from './item.tsx'
import { isSignedOut, isTemporary, postItem } from './post.tsx'
import { allItems, deleteItem, saveItem } from './store.tsx'

/** How a submission stands after its first try. */
export type Outcome =
  | { kind: 'sent'; reply: unknown }
  | { kind: 'waiting' }
  | { kind: 'refused'; error: ApiError }
export type OutboxView = { items: readonly OutboxItem[]; progress: ReadonlyMap<string, number> }

/** Set while something waits, so that the next visit loads this file at once. */
export const waitingMark = 'outbox-waiting'
// A limit of a day is asked again every ten minutes: it costs nothing, and a timer must not hold up the others.
const longestPauseS = 600
const listeners = new Set<() => void>()
const settled = new Map<string, (outcome: Outcome) => void>()
const sent = new Set<string>()
let view: OutboxView = { items: [], progress: new Map() }
let retryTimer: ReturnType<typeof setTimeout> | undefined
let failures = 0

export const outboxView = (): OutboxView => view
/** Whether this page has sent it; what is gone otherwise was withdrawn. */
export const wasSent = (id: string): boolean => sent.has(id)
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps a submission and tries to send it; the answer says how the first try ended. It is sent later if it waits. */
export async function submit(item: Omit<OutboxItem, 'createdAt' | 'state'>): Promise<Outcome> {
  await saveItem({ ...item, createdAt: Date.now(), state: 'waiting' })
  writeStorage(waitingMark, '1')
  await reload()
  return new Promise(resolve => {
    settled.set(item.id, resolve)
    flush()
  })
}
/** Deletes a waiting or refused submission, at its writer's wish. */
export async function withdraw(id: string): Promise<void> {
  await deleteItem(id)
  await reload()
}

/** Sends what waited too long after all: its writer wants it, or the phone's clock had jumped. */
export async function resend({ refusal: _, ...item }: OutboxItem): Promise<void> {
  await saveItem({ ...item, createdAt: Date.now(), state: 'waiting' })
  await reload()
  await flush()
}

let flushing: Promise<void> | undefined
/** Sends what waits, oldest first, one tab at a time; ends at the first that only a better network can carry. */
export function flush(): Promise<void> {
  flushing ??= withLock(sendAll).finally(() => {
    flushing = undefined
    if (settled.size > 0) flush()
  })
  return flushing
}
async function sendAll(): Promise<void> {
  clearTimeout(retryTimer)
  // A limit or a session that ended stops its own kind, in its order; what else waits behind it may go.
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
/** `away`: the network or the server is, so the rest waits too. */
async function sendOne(item: OutboxItem): Promise<'done' | 'limited' | 'away'> {
  setProgress(item.id, 0)
  try {
    const reply = await postItem(item, share => setProgress(item.id, share))
    if (item.keepRepliesIn) addReply(item.keepRepliesIn, reply)
    sent.add(item.id)
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
    await saveItem({ ...item, state: 'refused', refusal: error.code })
    settle(item.id, { kind: 'refused', error })
  } finally {
    setProgress(item.id, undefined)
  }
  await reload()
  return 'done'
}
/** The newest five; a reply that came twice stands once. */
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
/** Longer from failure to failure, spread out: a crowd's phones must not come back in one second. */
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
// Two tabs share one outbox: whoever holds the lock sends.
const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? (navigator.locks.request('outbox', work) as Promise<void>) : work()

// A page that is written before it is read sends nothing.
if (typeof document !== 'undefined') {
  addEventListener('online', () => void flush())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void flush())
  reload()
  flush()
}

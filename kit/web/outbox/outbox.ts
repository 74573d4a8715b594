import { ApiError } from '../api.ts'
import { voterKey } from '../device.ts'
import { readStorage, removeStorage, writeStorage } from '../local-storage.ts'
import { shrinkPhoto } from '../photo/shrink-photo.ts'
import { serverClock, serverNow } from '../server-clock.ts'
import { type Attempt, deliver, kept } from './deliver.ts'
import {
  expired,
  type OutboxItem,
  type OutboxNews,
  type OutboxResult,
  outboxChannel,
  outboxLock,
  syncTag,
} from './item.ts'
import { postItem } from './post.ts'
import { addReply, takeReply } from './replies.ts'
import { allItems, allResults, deleteItem, deleteResult, saveItem, unkeptItems } from './store.ts'
import type { Trouble } from './trouble.ts'

/** Why a submission waits, if known, and whether the phone could not store it, so that it is lost with the page. */
export type Waits = { trouble?: Trouble | undefined; isUnkept: boolean }
/** Result of a submission's first try. `reply`: what the server answered, or the fields of it that `keeps` names. */
export type Outcome =
  | { kind: 'sent'; reply: unknown }
  | ({ kind: 'waiting' } & Waits)
  | { kind: 'refused'; error: ApiError }
type LaterEnd = 'sent' | 'refused' | 'withdrawn'
export type OutboxView = {
  items: readonly OutboxItem[]
  /** Results of submissions whose form was gone; newest first. */
  results: readonly OutboxResult[]
  /** Share (0 to 1) of the bytes sent; undefined if the service worker or another tab sends. */
  progress: ReadonlyMap<string, number | undefined>
  /** Why an item was not sent at its last try. */
  troubles: ReadonlyMap<string, Trouble>
  /** Items that this phone could not store: they are lost with the page. */
  unkept: ReadonlySet<string>
}
export const emptyView: OutboxView = {
  ...{ items: [], results: [], progress: new Map(), troubles: new Map(), unkept: new Set() },
}

/** Local storage key, set while something waits or a result is not put away; the next visit then loads the outbox at once. */
const waitingMark = 'outbox-waiting'
/** Longest side (px) of a photo after the network has cut it off. */
const shortSide = 1000
// Longest pause (s), even if the server's Retry-After is a day: all kinds share the timer.
const longestPauseS = 600
const listeners = new Set<() => void>()
const awaited = new Map<string, (outcome: Outcome) => void>()
const endedLater = new Map<string, LaterEnd>()
let view = emptyView
let retryTimer: ReturnType<typeof setTimeout> | undefined
let failures = 0

export const outboxView = (): OutboxView => view
/** How an item ended after it had waited. One that disappeared otherwise got its answer at once. */
export const laterEnd = (id: string): LaterEnd | undefined => endedLater.get(id)
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Stores a submission and tries to send it; resolves to the result of the first try. What waits is sent later, also when the page
 * is closed. `onKept`: called once it is stored; with `isSafe` it survives the page.
 */
export async function submit(
  item: Omit<OutboxItem, 'createdAt' | 'state'>,
  onKept?: (isSafe: boolean) => void,
): Promise<Outcome> {
  const voterId = readStorage(voterKey)
  const isSafe = await saveItem({
    ...item,
    ...(voterId && { voterId }),
    ...saidNow(),
    state: 'waiting',
  })
  onKept?.(isSafe)
  writeStorage(waitingMark, '1')
  await reload()
  const outcome = new Promise<Outcome>(resolve => awaited.set(item.id, resolve))
  if (leftEarly.delete(item.id)) leaveToOutbox(item.id)
  // The page asks for the lock first, so the service worker sends only what the page does not.
  flush()
  sendWhenClosed()
  return outcome
}
/** Taken after those waits, so that items keep their order even if the clock was set back. */
const saidNow = () => ({
  createdAt: Math.max(Date.now(), ...view.items.map(({ createdAt }) => createdAt + 1)),
  ...(serverClock.isKnown() && { saidAt: serverNow() }),
})
/** Submissions whose form was left before the phone had stored them. */
const leftEarly = new Set<string>()
/** The form is gone and shows no outcome any more: the result is kept. */
export function leaveToOutbox(id: string): void {
  if (awaited.has(id)) settle(id, { kind: 'waiting', ...waitsOf(id) })
  else leftEarly.add(id)
}
const waitsOf = (id: string): Waits => ({ trouble: view.troubles.get(id), isUnkept: view.unkept.has(id) })

/** Deletes a waiting or refused submission when its writer asks for it. */
export async function withdraw(id: string): Promise<void> {
  await deleteItem(id)
  endedLater.set(id, 'withdrawn')
  tell({})
  await reload()
}
/** Deletes a result that its reader has seen. */
export async function putAway(id: string): Promise<void> {
  await deleteResult(id)
  tell({})
  await reload()
}

/** Sends one that has expired or was set aside again when its writer asks for it. */
export async function resend({ refusal, ...item }: OutboxItem): Promise<void> {
  await saveItem({ ...item, ...(refusal === expired && saidNow()), state: 'waiting' })
  await reload()
  await flush()
}

let flushing: Promise<void> | undefined
/** `flush` was called while sending: the network may have come back. */
let isWantedAgain = false
/** Sends what waits, oldest first, in one tab at a time; stops when the network or the server is unavailable. */
export function flush(): Promise<void> {
  if (flushing) isWantedAgain = true
  flushing ??= withLock(sendAll)
    .catch(error => {
      console.error('The outbox failed:', error)
      for (const id of awaited.keys()) settle(id, { kind: 'waiting', ...waitsOf(id), trouble: 'page' })
    })
    .finally(() => {
      flushing = undefined
      const isWanted = isWantedAgain || awaited.size > 0
      isWantedAgain = false
      if (isWanted) flush()
    })
  return flushing
}
async function sendAll(): Promise<void> {
  clearTimeout(retryTimer)
  publish({ ...view, progress: new Map() })
  await settleSentElsewhere()
  await deliver({
    post: item => postItem(item, share => setProgress(item.id, share)),
    isAwaited: id => awaited.has(id),
    onStart: item => setProgress(item.id, 0),
    onEnd: ended,
    makeSmaller: photo => shrinkPhoto(photo, shortSide).then(small => small ?? photo),
  })
  await reload()
}
async function ended(item: OutboxItem, attempt: Attempt): Promise<void> {
  removeProgress(item.id)
  if (attempt.kind === 'later') {
    if (attempt.trouble) publish({ ...view, troubles: new Map(view.troubles).set(item.id, attempt.trouble) })
    settle(item.id, { kind: 'waiting', ...waitsOf(item.id) })
    if (attempt.error) retryLater(attempt.error.retryAfter)
    return
  }
  failures = 0
  if (attempt.kind === 'sent' && item.keepRepliesIn) addReply(item.keepRepliesIn, kept(item, attempt.reply))
  if (awaited.has(item.id)) settle(item.id, attempt)
  else endedLater.set(item.id, attempt.kind)
  tell({ [attempt.kind]: item.id })
  await reload()
}
/** The service worker or another tab may have sent an item that a form of this page waits for. */
async function settleSentElsewhere(): Promise<void> {
  if (awaited.size === 0) return
  const items = await allItems()
  const results = await allResults()
  for (const id of awaited.keys()) {
    const item = items.find(other => other.id === id)
    const result = results.find(other => other.id === id)
    if (item?.state === 'refused')
      settle(id, { kind: 'refused', error: new ApiError(400, item.refusal ?? 'invalid') })
    else if (result?.refusal) settle(id, { kind: 'refused', error: new ApiError(400, result.refusal) })
    else if (!item) settle(id, { kind: 'sent', reply: result?.reply })
    if (result) await deleteResult(id)
  }
}

function settle(id: string, outcome: Outcome) {
  awaited.get(id)?.(outcome)
  awaited.delete(id)
}
/** Exponential backoff with jitter: the phones of a crowd must not retry in the same second. */
function retryLater(seconds = 0) {
  failures += 1
  const pause = Math.max(Math.min(seconds, longestPauseS) * 1000, Math.min(60_000, 2000 * 2 ** failures))
  clearTimeout(retryTimer)
  retryTimer = setTimeout(flush, pause * (0.7 + 0.6 * Math.random()))
}
function setProgress(id: string, share: number | undefined) {
  publish({ ...view, progress: new Map(view.progress).set(id, share) })
}
function removeProgress(id: string) {
  const progress = new Map(view.progress)
  progress.delete(id)
  publish({ ...view, progress })
}
let reloads = 0
async function reload() {
  reloads += 1
  const turn = reloads
  const items = await allItems()
  const results: OutboxResult[] = []
  for (const result of await allResults()) if (await takeReply(result)) results.push(result)
  // A later call has newer data: removing the mark now could miss a submission made meanwhile.
  if (turn !== reloads) return
  if (items.length + results.length === 0) removeStorage(waitingMark)
  else writeStorage(waitingMark, '1')
  publish({ ...view, items, results, unkept: new Set(unkeptItems()) })
  // The app shows results above every screen.
  if (results.length > 0) dispatchEvent(new Event(waitingMark))
}
function publish(next: OutboxView) {
  view = next
  for (const listener of listeners) listener()
}
// Tabs share one outbox; only the tab that holds the lock sends. Some private windows have locks but refuse them.
async function withLock(work: () => Promise<void>): Promise<void> {
  let isMine = false
  const mine = () => {
    isMine = true
    return work()
  }
  if (!('locks' in navigator)) return mine()
  return navigator.locks.request(outboxLock, mine).catch(error => {
    if (isMine) throw error
    return mine()
  })
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
/** Asks the browser to start the service worker once there is a network, even if this page is closed by then. */
function sendWhenClosed() {
  // Without Background Sync, or if the browser does not allow it, the next visit sends.
  navigator.serviceWorker?.ready
    .then(registration => (registration as WithSync).sync?.register(syncTag))
    .catch(() => undefined)
}

let channel: BroadcastChannel | undefined
const tell = (news: OutboxNews) => channel?.postMessage(news)
function hear({ sending, sent, refused }: OutboxNews) {
  if (sending) return setProgress(sending, undefined)
  if (sent) endedLater.set(sent, 'sent')
  if (refused) endedLater.set(refused, 'refused')
  publish({ ...view, progress: new Map() })
  reload()
}

// Nothing is sent while prerendering.
if (typeof document !== 'undefined') {
  addEventListener('online', () => void flush())
  // What the phone could not store is lost with the page, so the browser asks first.
  addEventListener('beforeunload', event => {
    if (!view.items.some(({ id, state }) => state !== 'refused' && view.unkept.has(id))) return
    event.preventDefault()
    // Browsers before 2023.
    event.returnValue = ''
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
    // Registered again, because the browser tries only a few times.
    else if (view.items.some(item => item.state !== 'refused')) sendWhenClosed()
  })
  try {
    channel = new BroadcastChannel(outboxChannel)
    channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => hear(data)
  } catch {
    // An old browser has none, and Firefox refuses one while cookies are blocked: this page hears of no other.
  }
  reload()
  flush()
}

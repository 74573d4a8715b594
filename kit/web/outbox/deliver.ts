import { newId } from '#common/id.ts'
import { ApiError, asApiError, endAfter } from '../api.ts'
import { inMemory } from '../in-memory.ts'
import { serverClock } from '../server-clock.ts'
import { expired, longestWaitMs, type OutboxItem, waitedMs, withdrawn } from './item.ts'
import { allItems, deleteItem, hasItem, saveItem, saveResult } from './store.ts'
import {
  isTemporary,
  judge,
  manyPixels,
  mostTries,
  notSent,
  type Trouble,
  unreadable,
  type Verdict,
} from './trouble.ts'

/** The result of one try. `later`: it waits; without an error it was not tried. */
export type Attempt =
  | { kind: 'sent'; reply: unknown }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'later'; error?: ApiError; trouble?: Trouble }

type Delivery = {
  /** Sends one item; resolves to the server's reply, throws ApiError. */
  post: (item: OutboxItem) => Promise<unknown>
  /** Its form is open and shows the outcome itself, so no result is kept. */
  isAwaited?: (id: string) => boolean
  onStart?: (item: OutboxItem) => void
  onEnd?: (item: OutboxItem, attempt: Attempt) => Promise<void>
  /** Leaves items for which the server asked for a pause; the page tries them at once when it is open again. */
  isInBackground?: boolean
  /** A smaller copy of a photo that the network cut off; the photo itself where there is none. */
  makeSmaller?: (photo: Blob) => Promise<Blob>
}

/** How often each item has failed by its own fault since this page or worker started. */
const failures = new Map<string, number>()

/**
 * Sends what waits, oldest first, and stores the results; in the page and in the service worker, each under the lock
 * `outboxLock`. Stops when the network or the server is unavailable; an item that fails by its own fault never holds up the next.
 * Resolves to whether anything still has to be sent.
 */
export async function deliver(delivery: Delivery): Promise<boolean> {
  const { onEnd } = delivery
  // A rate limit or an ended session stops the items of the same kind and account, to keep their order; others go on.
  const stopped = new Map<string, Trouble>()
  const lane = ({ kind, account = '' }: OutboxItem) => `${kind} ${account}`
  let [isAway, areLater, arePhotosLater] = [false, false, false]
  const stopFor = (item: OutboxItem): Trouble | undefined => {
    if (isAway) return 'away'
    return stopped.get(lane(item)) ?? (arePhotosLater && item.files.length > 0 ? 'busy' : undefined)
  }
  const items = await allItems()
  // The age of an item is judged by the server's clock, which a worker, or a phone whose clock was set, may not know yet.
  const isAged = (item: OutboxItem) => waitedMs(item) > longestWaitMs
  const areTimed = items.some(
    item => isAged(item) || (item.waitedIn !== undefined && !delivery.isAwaited?.(item.id)),
  )
  const isTimeKnown = areTimed && (await isServerThere())
  for (const item of items) {
    // Its writer may have deleted it while others were sent.
    if (item.state === 'refused' || !(await hasItem(item.id))) continue
    const pause = (item.notBefore ?? 0) - Date.now()
    // A longer one was noted before the phone's clock was set back.
    const mustWait = (delivery.isInBackground || item.isPhotoLater) && pause > 0 && pause <= longestPause
    if (mustWait && !item.isPhotoLater) stopped.set(lane(item), 'limit')
    const trouble = mustWait ? 'limit' : stopFor(item)
    if (trouble) {
      areLater = true
      await onEnd?.(item, { kind: 'later', trouble })
      continue
    }
    if (isTimeKnown && isAged(item)) {
      const attempt = { kind: 'refused', error: new ApiError(400, expired) } as const
      await keepOutcome(item, attempt, delivery)
      await onEnd?.(item, attempt)
      continue
    }
    delivery.onStart?.(item)
    const { attempt, verdict } = await tryOnce(item, delivery)
    await keepOutcome(item, attempt, delivery)
    if (attempt.kind === 'later' || (attempt.kind === 'sent' && doesPhotoWait(attempt.reply))) areLater = true
    else failures.delete(item.id)
    if (verdict?.stops === 'lane' && !item.isPhotoLater) stopped.set(lane(item), verdict.trouble)
    isAway = verdict?.stops === 'all'
    arePhotosLater ||= verdict?.stops === 'photos'
    await onEnd?.(item, attempt)
  }
  return areLater
}

type Tried = { attempt: Attempt; verdict?: Verdict }
async function tryOnce(item: OutboxItem, { post, isAwaited }: Delivery): Promise<Tried> {
  try {
    const reply = await post(await readable(item))
    if (!item.isPhotoLater || !doesPhotoWait(reply)) return { attempt: { kind: 'sent', reply } }
    return { attempt: { kind: 'later', error: noRoomYet, trouble: 'busy' } }
  } catch (cause) {
    const error = asApiError(cause)
    // The server already has this item with its first photo: sending that photo gets the stored answer.
    const isStored = error.code === 'key-reused' && item.whole && item.whole.length > 0
    if (isStored) return { attempt: { kind: 'later', error, trouble: 'slow' } }
    if (!isTemporary(error)) return { attempt: { kind: 'refused', error } }
    const verdict = await judge(item, error, isServerThere)
    const { trouble } = verdict
    const later = { attempt: { kind: 'later', error, trouble }, verdict } as const
    if (!verdict.isOwn || item.files.length === 0) return later
    const count = (failures.get(item.id) ?? 0) + 1
    failures.set(item.id, count)
    const isUnreadable = trouble === 'unreadable'
    // If the form is open, its writer can choose another photo at once.
    const isLast = count >= mostTries(trouble) || (isUnreadable && isAwaited?.(item.id))
    if (!isLast) return later
    return { attempt: { kind: 'refused', error: new ApiError(400, isUnreadable ? unreadable : notSent) } }
  }
}

/** ms: the server counts what a phone may send by the day. */
const longestPause = 24 * 3_600_000

/** Reads the photos into memory first: a photo that the phone cannot read would make the request fail as if the network were away. */
async function readable(item: OutboxItem): Promise<OutboxItem> {
  const files = []
  for (const { name, blob } of item.files) {
    const copy = await inMemory(blob)
    if (!copy) throw new ApiError(0, unreadable)
    files.push({ name, blob: copy })
  }
  return { ...item, files }
}

/** Asks the server a small question, which also tells its time. */
async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: endAfter(8000) })
    // A hotspot's page may answer instead of the guide.
    const isThere = answer.ok && ((await answer.json()) as { status?: unknown }).status === 'ok'
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (isThere && date) serverClock.hear(date)
    return isThere
  } catch {
    return false
  }
}

/** The result is stored before the item is deleted: if this stops between the two, the item is sent again and gets the same answer. */
async function keepOutcome(item: OutboxItem, attempt: Attempt, delivery: Delivery): Promise<void> {
  // An item that its writer withdrew while it was being sent is not stored again.
  const save = async (changed: OutboxItem) => {
    if (await hasItem(item.id)) await saveItem(changed)
  }
  if (attempt.kind === 'later') {
    const { error, trouble } = attempt
    if (error?.code === 'key-reused' && item.whole) return save({ ...item, files: item.whole, whole: [] })
    const wasCut = trouble === 'slow' && (error?.code === 'cut' || error?.code === 'too-slow')
    if (wasCut && !item.whole && item.files.some(({ blob }) => blob.size > smallPhoto))
      return save(await smaller(item, delivery))
    if (error?.retryAfter) await save({ ...item, notBefore: Date.now() + error.retryAfter * 1000 })
    return
  }
  const { keeps, keepRepliesIn, forgetIfRefused, ...words } = item
  if (attempt.kind === 'refused' && attempt.error.code !== withdrawn && !item.isDroppedIfRefused) {
    const { code, fields } = attempt.error
    const refusal = fields.some(field => field.code === manyPixels) ? manyPixels : code
    // A row with a photo that cannot be read cannot be stored.
    const { whole: _, ...others } = item
    const row = refusal === unreadable ? { ...others, files: [] } : item
    return save({ ...row, state: 'refused', refusal })
  }
  // Of a refusal its writer hears only if they did not withdraw it themselves.
  const isNews =
    attempt.kind === 'sent'
      ? keeps || keepRepliesIn
      : attempt.error.code !== withdrawn &&
        (keeps || keepRepliesIn || forgetIfRefused) &&
        (await hasItem(item.id))
  if (isNews && !delivery.isAwaited?.(item.id)) {
    const { id, kind, account, params } = item
    const result = { id, kind, account, params, keepRepliesIn, ...(forgetIfRefused && { forgetIfRefused }) }
    const outcome =
      attempt.kind === 'sent'
        ? { reply: kept(item, attempt.reply) }
        : { reply: {}, refusal: attempt.error.code }
    await saveResult({ ...result, ...outcome, endedAt: Date.now() })
  }
  // The photo is queued under a new id, and for no other answer: the sender already has it. It is retried until the server keeps it.
  if (attempt.kind === 'sent' && doesPhotoWait(attempt.reply) && (await hasItem(item.id)))
    await saveItem({ ...words, id: newId(), isPhotoLater: true, notBefore: Date.now() + 600_000 })
  await deleteItem(item.id)
}

/** The server has stored the words but had no room for the photo; sending the same again adds it. */
const doesPhotoWait = (reply: unknown): boolean =>
  (reply as { photo_waits?: boolean } | undefined)?.photo_waits === true
/** The photo alone waits an hour for each next try, because the space for photos is that of a day. */
const noRoomYet = new ApiError(503, 'photo-waits', 3600)

/** Photos below this many bytes are never shrunk further, however often the network cuts them off. */
const smallPhoto = 150_000
/** With smaller photos. */
async function smaller(item: OutboxItem, { makeSmaller }: Delivery): Promise<OutboxItem> {
  const files = item.files.map(async ({ name, blob }) => {
    const small = (await makeSmaller?.(blob)) ?? blob
    return { name, blob: small.size < blob.size ? small : blob }
  })
  return { ...item, files: await Promise.all(files), whole: item.files }
}

/** The fields of a reply that its sender gets to see; the whole reply for an item stored by an earlier build. */
export function kept({ keeps }: OutboxItem, reply: unknown): Record<string, unknown> {
  const given = Object(reply) as Record<string, unknown>
  if (!keeps) return given
  return Object.fromEntries(keeps.map(name => [name, given[name]]))
}

import { otherAccount } from '#common/account-header.ts'
import { ApiError } from '../api.tsx'
import { expired, longestWaitMs, type OutboxItem } from './item.tsx'
import { allItems, deleteItem, hasItem, saveItem, saveResult } from './store.tsx'

/** What became of one item at one try. `later`: it waits. */
export type Attempt =
  | { kind: 'sent'; reply: unknown }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'later'; error?: ApiError }

type Delivery = {
  /** Sends one item; resolves to the server's reply, throws ApiError. */
  post: (item: OutboxItem) => Promise<unknown>
  /** Its form is open and shows the outcome itself, so no result is kept. */
  isAwaited?: (id: string) => boolean
  onStart?: (item: OutboxItem) => void
  onEnd?: (item: OutboxItem, attempt: Attempt) => Promise<void>
  /** Leaves what the server asked to wait with; the page tries at once when its reader is there again. */
  isInBackground?: boolean
}

/**
 * Sends what waits, oldest first, and stores what became of it; in the page and in the service worker, each under the lock
 * `outboxLock`. Stops when the network or the server is unavailable. Resolves to whether anything still has to be sent.
 */
export async function deliver(delivery: Delivery): Promise<boolean> {
  const { onEnd } = delivery
  // A rate limit or an ended session stops the items of the same kind and account, to keep their order; others go on.
  const stopped = new Set<string>()
  const lane = ({ kind, account = '' }: OutboxItem) => `${kind} ${account}`
  let isAway = false
  for (const item of await allItems()) {
    // Its writer may have deleted it while others were sent.
    if (item.state === 'refused' || !(await hasItem(item.id))) continue
    const mustWait = delivery.isInBackground && (item.notBefore ?? 0) > Date.now()
    if (isAway || mustWait || stopped.has(lane(item))) {
      stopped.add(lane(item))
      await onEnd?.(item, { kind: 'later' })
      continue
    }
    if (Date.now() - item.createdAt > longestWaitMs) {
      await saveItem({ ...item, state: 'refused', refusal: expired })
      await onEnd?.(item, { kind: 'refused', error: new ApiError(400, expired) })
      continue
    }
    delivery.onStart?.(item)
    const attempt = await tryOnce(item, delivery)
    await keepOutcome(item, attempt, delivery.isAwaited?.(item.id) ?? false)
    if (attempt.kind === 'later') {
      stopped.add(lane(item))
      isAway = !isOfKindOnly(attempt.error)
    }
    await onEnd?.(item, attempt)
  }
  return stopped.size > 0
}

async function tryOnce(item: OutboxItem, { post }: Delivery): Promise<Attempt> {
  try {
    return { kind: 'sent', reply: await post(item) }
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError(0, 'offline')
    return { kind: isTemporary(error) ? 'later' : 'refused', error }
  }
}

/** The result is stored before the item is deleted: stopped between the two, the item is sent again and answered the same. */
async function keepOutcome(item: OutboxItem, attempt: Attempt, isAwaited: boolean): Promise<void> {
  // What its writer withdrew while it was under way does not come back.
  const save = async (changed: OutboxItem) => {
    if (await hasItem(item.id)) await saveItem(changed)
  }
  if (attempt.kind === 'later') {
    const pauseS = attempt.error?.retryAfter
    if (pauseS) await save({ ...item, notBefore: Date.now() + pauseS * 1000 })
    return
  }
  const isGone = attempt.kind === 'sent' || item.isDroppedIfRefused
  if (!isGone) return save({ ...item, state: 'refused', refusal: attempt.error.code })
  if ((item.keeps || item.keepRepliesIn) && !isAwaited) {
    const { id, kind, params, keepRepliesIn } = item
    const outcome =
      attempt.kind === 'sent'
        ? { reply: kept(item, attempt.reply) }
        : { reply: {}, refusal: attempt.error.code }
    await saveResult({ id, kind, params, keepRepliesIn, ...outcome, endedAt: Date.now() })
  }
  await deleteItem(item.id)
}

/** The fields of a reply that its sender gets to see; the whole reply for an item that a page of an earlier build stored. */
export function kept({ keeps }: OutboxItem, reply: unknown): Record<string, unknown> {
  const given = Object(reply) as Record<string, unknown>
  if (!keeps) return given
  return Object.fromEntries(keeps.map(name => [name, given[name]]))
}

const isOfKindOnly = (error: ApiError | undefined): boolean =>
  error !== undefined && (error.status === 429 || isSignedOut(error))

/** Whether its author has to sign in again first; the item waits until then. */
const isSignedOut = (error: ApiError): boolean =>
  ['unauthenticated', 'forbidden', otherAccount].includes(error.code)

/**
 * Whether another try can help: no network, a busy or starting server, an ended session, work that only a page does.
 * Anything else is final.
 */
export const isTemporary = (error: ApiError): boolean =>
  error.status === 0 ||
  error.status >= 500 ||
  [408, 425, 429].includes(error.status) ||
  error.code === 'work_required' ||
  isSignedOut(error)

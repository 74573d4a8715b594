import { otherAccount } from '#common/account-header.ts'
import { type ApiError, notOurs } from '../api.ts'
import { type OutboxItem, waitedMs } from './item.ts'

/** Why a submission still waits; the reader gets a sentence for each (texts.ts). */
export type Trouble =
  /** The server cannot be reached. */
  | 'away'
  /** The network breaks off, or is too slow for this item. */
  | 'slow'
  /** The server asked to try later. */
  | 'busy'
  /** The server failed on this item. */
  | 'server'
  /** This phone has sent as much as it may for now. */
  | 'limit'
  /** Its author has to sign in again. */
  | 'signed-out'
  /** The phone could not read its photo. */
  | 'unreadable'
  /** This page itself failed. */
  | 'page'

/** Codes of failures that the phone detects, not the server. */
export const unreadable = 'photo-unreadable'
export const notSent = 'not-sent'
/** The server's code for the field `photo` if it has too many pixels. */
export const manyPixels = 'too-many-pixels'

/**
 * What a failed try means for the submission and for those after it. `stops`: nothing, those of its kind and account, those with
 * photos, or all. `isOwn`: the submission itself is at fault, so it is set aside if that continues.
 */
export type Verdict = { trouble: Trouble; stops: 'nothing' | 'lane' | 'photos' | 'all'; isOwn: boolean }

/**
 * Judges a try that failed for now. `isServerThere` asks the server a small question: if it answers, the network is fine and this
 * submission is at fault, so it must not hold up the next.
 */
export async function judge(
  item: Pick<OutboxItem, 'files' | 'createdAt' | 'saidAt'>,
  { status, code }: ApiError,
  isServerThere: () => Promise<boolean>,
): Promise<Verdict> {
  const hasPhoto = item.files.length > 0
  if (code === unreadable) return { trouble: 'unreadable', stops: 'nothing', isOwn: true }
  if (isSignedOut(code)) return { trouble: 'signed-out', stops: 'lane', isOwn: false }
  // Proof of work, which only a page can do, is no fault of the item, like a rate limit.
  if (status === 429 || code === 'work_required') return { trouble: 'limit', stops: 'lane', isOwn: false }
  if (status < 0) return { trouble: 'page', stops: 'lane', isOwn: false }
  // Photos have limits of their own, so text goes on.
  if (status === 503 || status === 425)
    return { trouble: 'busy', stops: hasPhoto ? 'photos' : 'all', isOwn: false }
  if (status === 500 && code === 'internal') return { trouble: 'server', stops: 'nothing', isOwn: true }
  if (status !== 408 && !(await isServerThere())) return { trouble: 'away', stops: 'all', isOwn: false }
  if (status >= 500 && status !== 502 && status !== 504)
    return { trouble: 'server', stops: 'nothing', isOwn: true }
  // Text that did not arrive at once is the network's fault: for a while those of a kind keep their order.
  const keepsOrder = status === 0 && !hasPhoto && waitedMs(item) < orderMs
  return { trouble: 'slow', stops: keepsOrder ? 'lane' : 'nothing', isOwn: true }
}
/** ms for which text that does not arrive holds up later items of its kind. */
const orderMs = 600_000

/** How often an item with a photo may fail by its own fault, within one visit, before it is set aside. */
export const mostTries = (trouble: Trouble): number => (trouble === 'unreadable' ? 3 : 8)

/**
 * Whether another try can help: no network, a busy or failing server, an ended session, work that only a page does, or a refusal
 * without a code, which is a proxy's or a hotspot's: only the guide itself decides.
 */
export const isTemporary = ({ status, code }: ApiError): boolean =>
  status <= 0 ||
  status >= 500 ||
  [408, 425, 429].includes(status) ||
  ['work_required', notOurs].includes(code) ||
  isSignedOut(code)

const isSignedOut = (code: string): boolean => ['unauthenticated', 'forbidden', otherAccount].includes(code)

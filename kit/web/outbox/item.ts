import { serverClock } from '../server-clock.ts'

/** A value of a submission; `null` and objects only where it is sent as JSON. */
type Field = string | number | boolean | null | Readonly<Record<string, string>>

/** A submission, stored on the phone until the server has confirmed it. */
export type OutboxItem = {
  /** The row's id (uuid), made on the phone: a retry meets its own row, so the server stores one. */
  id: string
  /** The feature's name for it: `photo-contest`. */
  kind: string
  /** `POST /api/…` of the contract. */
  call: string
  /** Values of the `:names` in the call's path; without it the fields of the same names. */
  params?: Record<string, string>
  /** Sent as JSON, or as form fields when there are photos. */
  fields: Record<string, Field>
  /** Name of a field that carries at each try how many seconds it has waited since `createdAt`. */
  waitedIn?: string
  files: { name: string; blob: Blob }[]
  /** Photos as they were before smaller or other ones took their place: what the server may have stored under this id. */
  whole?: OutboxItem['files']
  /** The contract takes a multipart form even without a photo. */
  isForm?: boolean
  /**
   * Fields of the server's reply that its sender gets to see. Where nobody waits for the answer any more they are kept on
   * this phone as a result until put away. Without it nothing is kept of an answer.
   */
  keeps?: readonly string[]
  /** Local storage key for those fields of each reply, an array. */
  keepRepliesIn?: string
  /** Deleted when the server refuses it, because its writer could not mend it: a vote that was counted before. */
  isDroppedIfRefused?: boolean
  /**
   * User name of the member of staff who made it. The server refuses it to any other account, so it waits until they are
   * signed in on this phone again.
   */
  account?: string | undefined
  /** This phone's voter id: the service worker, which cannot read local storage, registers a new phone by it. */
  voterId?: string
  /** ms by the phone's clock, which may be wrong and set right meanwhile; larger than that of any item before it. */
  createdAt: number
  /** The same by the server's clock, where the phone knew that. */
  saidAt?: number
  /** ms: the server asked for a pause, so it is not sent in the background before. */
  notBefore?: number
  state: 'waiting' | 'sending' | 'refused'
  /** Error code of the refusal. The item stays until its writer sends it again or deletes it. */
  refusal?: string
}

/** 7 days in ms: older submissions are not sent automatically any more. */
export const longestWaitMs = 7 * 24 * 3_600_000
/** ms since somebody submitted it, also where the phone's clock was set meanwhile. */
export const waitedMs = (
  { createdAt, saidAt }: Pick<OutboxItem, 'createdAt' | 'saidAt'>,
  clock = serverClock,
): number => Math.max(0, saidAt && clock.isKnown() ? clock.now() - saidAt : Date.now() - createdAt)

/** Refusal code of those; their writer decides. */
export const expired = 'expired'

/** What became of a submission whose form was gone when the server answered; kept until the reader puts it away. */
export type OutboxResult = Pick<OutboxItem, 'id' | 'kind' | 'params' | 'keepRepliesIn'> & {
  /** The fields that `keeps` names. */
  reply: Readonly<Record<string, unknown>>
  /** Error code where it was refused and its writer could not mend it. */
  refusal?: string
  /** ms */
  endedAt: number
}

/** Web lock of whoever sends, page or service worker, so that each item is sent by one at a time. */
export const outboxLock = 'outbox'
/** Tag of the one-shot Background Sync. */
export const syncTag = 'outbox'
/** Name of the BroadcastChannel on which pages and the service worker say what they send. */
export const outboxChannel = 'outbox'
/** `sending`: the id under way; without it something was stored or deleted. `sent`: the id that arrived. */
export type OutboxNews = { sending?: string; sent?: string }

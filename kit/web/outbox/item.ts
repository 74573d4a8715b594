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
  /** Values of the `:names` in the call's path; default: the fields of the same names. */
  params?: Record<string, string>
  /** Sent as JSON, or as form fields when there are photos. */
  fields: Record<string, Field>
  /** Name of the field that carries, at each try, the seconds waited since `createdAt`. */
  waitedIn?: string
  files: { name: string; blob: Blob }[]
  /** The photos first sent, before smaller or other ones replaced them: the server may have stored those under this id. */
  whole?: OutboxItem['files']
  /** The contract takes a multipart form even without a photo. */
  isForm?: boolean
  /**
   * Fields of the server's reply that its sender gets to see. If no form waits for the answer any more, they are kept on this
   * phone as a result until put away. Without `keeps` nothing of the answer is kept.
   */
  keeps?: readonly string[]
  /** Local storage key of an array to which those fields of each reply are added. */
  keepRepliesIn?: string
  /** Deleted when the server refuses it, because its writer could not fix it, such as a vote that was already counted. */
  isDroppedIfRefused?: boolean
  /** The entry of an object in local storage that is forgotten when the server refuses it, even if no page is open then. */
  forgetIfRefused?: { storageKey: string; key: string }
  /**
   * User name of the member of staff who made it (`signedInName`). The server refuses it to any other account, so it waits
   * until they are signed in on this phone again. Without it, it is a visitor's, or was stored by an earlier build.
   */
  account?: string | undefined
  /** This phone's voter id: the service worker, which cannot read local storage, registers a new phone by it. */
  voterId?: string
  /** ms by the phone's clock, which may be wrong or set later; always larger than that of any earlier item. */
  createdAt: number
  /** The same by the server's clock, if the phone knew it. */
  saidAt?: number
  /**
   * The server has the words and had no room for the photo: sent again until it has, and its writer has had the answer. Nothing
   * else waits behind it.
   */
  isPhotoLater?: boolean
  /** ms: not sent in the background before this time, because the server asked for a pause. */
  notBefore?: number
  state: 'waiting' | 'sending' | 'refused'
  /** Error code of the refusal. The item stays until its writer sends it again or deletes it. */
  refusal?: string
}

/** 7 days in ms: older submissions are not sent automatically any more. */
export const longestWaitMs = 7 * 24 * 3_600_000
/** ms since somebody submitted it, even if the phone's clock was set meanwhile. */
export const waitedMs = (
  { createdAt, saidAt }: Pick<OutboxItem, 'createdAt' | 'saidAt'>,
  clock = serverClock,
): number => Math.max(0, saidAt && clock.isKnown() ? clock.now() - saidAt : Date.now() - createdAt)

/** Refusal code of items older than that; their writer decides. */
export const expired = 'expired'

/** Refusal code of one that was erased on the server since, because its sender asked for it: nobody needs to be told. */
export const withdrawn = 'withdrawn'

/** What became of a submission whose form was gone when the server answered; kept until the reader puts it away. */
export type OutboxResult = Pick<
  OutboxItem,
  'id' | 'kind' | 'account' | 'params' | 'keepRepliesIn' | 'forgetIfRefused'
> & {
  /** The fields that `keeps` names. */
  reply: Readonly<Record<string, unknown>>
  /** Error code if it was refused and its writer could not fix it. */
  refusal?: string
  /** ms */
  endedAt: number
}

/** Web lock held by page or service worker while sending, so that only one of them sends at a time. */
export const outboxLock = 'outbox'
/** Tag of the one-shot Background Sync. */
export const syncTag = 'outbox'
/** Name of the BroadcastChannel on which pages and the service worker announce what they send. */
export const outboxChannel = 'outbox'
/** The id of an item that is being sent, has arrived or was refused; none of them if one was stored or deleted. */
export type OutboxNews = { sending?: string; sent?: string; refused?: string }

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
  fields: Record<string, string | number | boolean>
  files: { name: string; blob: Blob }[]
  /** The contract takes a multipart form even without a photo. */
  isForm?: boolean
  /** Local storage key for the server's replies, an array: needed even when the form is gone when they arrive. */
  keepRepliesIn?: string
  /** Deleted when the server refuses it, because its writer could not mend it: a vote that was counted before. */
  isDroppedIfRefused?: boolean
  /** ms */
  createdAt: number
  state: 'waiting' | 'sending' | 'refused'
  /** Error code of the refusal. The item stays until its writer sends it again or deletes it. */
  refusal?: string
}

/** 7 days in ms: older submissions are not sent automatically any more. */
export const longestWaitMs = 7 * 24 * 3_600_000
/** Refusal code of those; their writer decides. */
export const expired = 'expired'

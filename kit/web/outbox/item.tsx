/** A submission on its way: kept on the phone until the server has said that it has it. */
export type OutboxItem = {
  /** Name of the row, made at the tap: whatever is lost on the way, the server keeps one row of it. */
  id: string
  /** What it is, as its feature names it: `photo-contest`. */
  kind: string
  /** `POST /api/…` of the contract. */
  call: string
  /** JSON body, or the fields of the form when there are photos. */
  fields: Record<string, string | number | boolean>
  files: { name: string; blob: Blob }[]
  /** Its contract takes a form even where no photo was added. */
  isForm?: boolean
  /** Local storage that keeps the server's replies as an array: they are needed even if nobody sees them arrive. */
  keepRepliesIn?: string
  /** ms */
  createdAt: number
  state: 'waiting' | 'sending' | 'refused'
  /** Why the server refused; the words stay here until their writer mends or deletes them. */
  refusal?: string
}

/** Submissions older than this are not sent by themselves any more: the fair has moved on (7 days). */
export const longestWaitMs = 7 * 24 * 3_600_000
/** The refusal of those: their writer decides. */
export const expired = 'expired'

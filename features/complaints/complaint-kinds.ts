export const categories = ['water', 'dirt', 'drain', 'light', 'crowd', 'other'] as const
export type Category = (typeof categories)[number]
/** `refused`: staff give the reason in their answer. */
export const statuses = ['received', 'in-work', 'done', 'refused'] as const
export type Status = (typeof statuses)[number]
/** A number short enough to be said on the phone. */
export const numberLength = 7
/** Last digits of the phone number, required beside it. */
export const phoneEndLength = 4
/** Digits of a whole phone number. */
export const phoneLength = 10
export const longestWords = 1000
/** What the phone keeps of the server's reply: the number for the counter, the secret for the link. */
export type Sent = { number: string; secret: string }
/** Local storage key under which the outbox stores the server's replies: it holds the number of a complaint that was sent later. */
export const repliesKey = 'complaints-sent'
/** The outbox's kind of complaints. */
export const kind = 'complaints'
/** Words by which the writer of a complaint recognises it. */
export const wordsOf = ({ fields }: { fields: Readonly<Record<string, unknown>> }): string =>
  String(fields.words)

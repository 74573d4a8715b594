import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { name, queryInteger, requiredText, uuid } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'

/** Specification §9. */
const mostStars = 5
/** Feedback that one device may send in an hour: enough for a family that shares a phone. */
export const mostPerHour = 10
export const pageSize = 100

/** Specification §3. */
const feedback = z.strictObject({
  id: z.string(),
  name: z.string(),
  feedback: z.string(),
  rating: z.int(),
  created_at: z.string(),
})
export type Feedback = z.output<typeof feedback>

const submission = z.strictObject({
  /** Made on the phone: a retry is the same feedback. */
  id: uuid,
  name,
  feedback: requiredText(2000),
  rating: z.int().check(z.minimum(1), z.maximum(mostStars)),
  ...noticeFields,
})

/** Refused: `voter_required` 401, `too-many` 429, `key-reused` 422. */
export const feedbackContract = defineContract({
  'POST /api/feedback': {
    access: 'device',
    summary: 'Sends feedback to the corporation',
    body: submission,
    reply: feedback,
    status: 201,
  },
  'GET /api/feedback': {
    access: 'feedback',
    summary: 'What visitors wrote, newest first',
    query: z.strictObject({
      /** Skips this many of the newest. */
      skip: z._default(queryInteger(0, 1_000_000), 0),
    }),
    reply: z.strictObject({ feedback: z.array(feedback), total: z.int() }),
  },
})

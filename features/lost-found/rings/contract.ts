import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { requiredText, text, uuid } from '#common/fields.ts'

/** The progress of a search, as a desk sees it. */
export const search = z.strictObject({
  /** Where the rings begin. */
  place: text,
  /** When the person was last seen. */
  since: z.string(),
  /** User name of whoever set the place; '': it was read from the report. */
  started_by: z.string(),
  stopped_at: z.nullable(z.string()),
  rings: z.array(
    z.strictObject({
      metres: z.int(),
      /** When it was asked; null: not yet. */
      at: z.nullable(z.string()),
      /** When it is asked automatically; null once it was, and while the search is stopped or over. */
      due_at: z.nullable(z.string()),
      /** User names of those on duty there who had not been asked before. */
      told: z.array(z.string()),
      /** User name of whoever widened the search; '': automatic. */
      widened_by: z.string(),
    }),
  ),
})
export type Search = z.output<typeof search>

/** The call to everybody, which only the chief releases. */
export const publicCall = z.strictObject({
  /** What visitors would read, or read now; null: nothing may be said. */
  text: z.nullable(text),
  /** Why nothing may be said: nobody has said where; a child, without the word of the police; somebody of unknown age. */
  why_not: z.nullable(z.enum(['no-place', 'child', 'no-age'])),
  /** When it was released, and by whom; null: it is not published. */
  at: z.nullable(z.string()),
  by: z.string(),
  /** Whether this account may release it. */
  may_release: z.boolean(),
})
export type PublicCall = z.output<typeof publicCall>

/** What a desk orders: another beginning, the next ring at once, or to stop. */
const searchOrder = z.union([
  z.strictObject({ what: z.literal('start'), place: requiredText(120) }),
  z.strictObject({ what: z.literal('widen'), metres: z.int() }),
  z.strictObject({ what: z.literal('stop') }),
])
export type SearchOrder = z.output<typeof searchOrder>

/**
 * Refused: `not-found` 404, `closed` 409 (the search is over), `unknown-place` 409 (of no known position), `not-begun` 409 (nobody has said
 * where), `already-asked` 409 (that ring is not the next one any more), `not-shown` 409 (nothing of this person may be said to everybody).
 */
export const searchContract = defineContract({
  'POST /api/missing-persons/:id/search': {
    access: 'missing-persons',
    summary: 'Says where the rings of a search begin, asks the next ring now, or stops',
    params: z.strictObject({ id: uuid }),
    body: searchOrder,
    reply: z.void(),
    status: 204,
  },
  'PUT /api/missing-persons/:id/public-call': {
    access: 'admin',
    summary: 'Publishes the previewed call for a missing person, or takes it down',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ is_released: z.boolean() }),
    reply: z.void(),
    status: 204,
  },
})

import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'

const times = z.strictObject({
  /** Of how many cases it is known. */
  count: z.int(),
  /** Half of them were quicker, in seconds. */
  p50_s: z.number(),
  /** All but every twentieth were quicker. */
  p95_s: z.number(),
})
export type Times = z.output<typeof times>

const caseSummary = z.strictObject({
  now: z.string(),
  /** Every kind that the account may see, also with no open case. */
  kinds: z.array(
    z.strictObject({
      kind: z.string(),
      title: text,
      open: z.int(),
      unseen: z.int(),
      /** Nobody has taken them in their time. */
      late: z.int(),
    }),
  ),
  /** Cases raised within `nightHours`. */
  raised: z.int(),
  /** From the report to the first look, and until somebody took it; null: of no case yet. */
  first_look: z.nullable(times),
  taken: z.nullable(times),
})
export type CaseSummary = z.output<typeof caseSummary>

export const summarySummaryContract = defineContract({
  'GET /api/cases/summary': {
    access: 'staff',
    summary: 'How many cases are open, unseen and late by kind, and how soon people answered',
    reply: caseSummary,
  },
})

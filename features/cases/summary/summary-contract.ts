import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'

const times = z.strictObject({
  /** Number of cases measured. */
  count: z.int(),
  /** Median in seconds. */
  p50_s: z.number(),
  /** p95 in seconds. */
  p95_s: z.number(),
})
export type Times = z.output<typeof times>

const caseSummary = z.strictObject({
  now: z.string(),
  /** Every kind that the account may see, even without an open case. */
  kinds: z.array(
    z.strictObject({
      kind: z.string(),
      title: text,
      open: z.int(),
      unseen: z.int(),
      /** Nobody has taken them in time. */
      late: z.int(),
    }),
  ),
  /** Cases raised within `nightHours`. */
  raised: z.int(),
  /** From the report to the first look, and until somebody took it; null: no case was measured. */
  first_look: z.nullable(times),
  taken: z.nullable(times),
})
export type CaseSummary = z.output<typeof caseSummary>

export const caseSummaryContract = defineContract({
  'GET /api/cases/summary': {
    access: 'staff',
    summary: 'How many cases are open, unseen and late by kind, and how soon people answered',
    reply: caseSummary,
  },
})

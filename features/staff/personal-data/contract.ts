import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { phone, requiredText, text } from '#common/fields.ts'

/** Numbers that one account may look up or erase in an hour, so that nobody collects who was at the fair. */
export const looksPerHour = 60

const part = z.strictObject({
  feature: z.string(),
  kind: text,
  count: z.int(),
  /** The notice that the person was shown with each of them, newest first; empty where staff wrote them. */
  consents: z.array(
    z.strictObject({ version: z.string(), language: z.enum(['en', 'hi']), given_at: z.string() }),
  ),
})
export type PersonalPart = z.output<typeof part>
const erased = z.strictObject({
  feature: z.string(),
  kind: text,
  erased: z.int(),
  /** How many stay for now; `why` says until when. */
  stays: z.int(),
  why: z.nullable(text),
})
export type ErasedPart = z.output<typeof erased>

/** Refused: `too-many` 429. */
export const personalDataContract = defineContract({
  'POST /api/personal-data/look-ups': {
    access: 'personal-data',
    summary:
      'What is kept under a phone number: kinds and counts, with the notices that the person was shown',
    body: z.strictObject({ phone }),
    reply: z.strictObject({ parts: z.array(part) }),
  },
  'POST /api/personal-data/erasures': {
    access: 'personal-data',
    summary: 'Erases what is kept under a phone number, in all features',
    body: z.strictObject({ phone, reason: requiredText(500) }),
    reply: z.strictObject({ parts: z.array(erased) }),
  },
})

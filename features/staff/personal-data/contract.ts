import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { phone, requiredText, text } from '#common/fields.ts'

/** Phone numbers that one account may look up or erase in an hour, so that nobody can list who was at the fair. */
export const looksPerHour = 60

const part = z.strictObject({
  feature: z.string(),
  kind: text,
  count: z.int(),
  /** The consent notices that the person was shown, newest first; empty for rows that staff wrote. */
  consents: z.array(
    z.strictObject({ version: z.string(), language: z.enum(['en', 'hi']), given_at: z.string() }),
  ),
})
export type PersonalPart = z.output<typeof part>
const erased = z.strictObject({
  feature: z.string(),
  kind: text,
  erased: z.int(),
  /** How many cannot be erased yet; `why` says until when. */
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

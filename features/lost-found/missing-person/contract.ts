import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, name, phone, requiredText, uuid } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { photoPart } from '#common/photo.ts'
import { ageBands, sexes } from './person-kinds.ts'

/** Form fields travel as text. */
export const submission = z.strictObject({
  id: uuid,
  name,
  phone,
  is_found: z.pipe(
    z.enum(['true', 'false']),
    z.transform(value => value === 'true'),
  ),
  person: requiredText(1000),
  last_seen: z._default(longText(300), ''),
  // Phones that opened the guide before these were asked do not send them.
  age_band: z._default(z.enum(['', ...ageBands]), ''),
  sex: z._default(z.enum(['', ...sexes]), ''),
  ...noticeFields,
})
export type Submission = z.output<typeof submission>

/** All that its sender gets back: that it arrived, and when. */
export const receipt = z.strictObject({
  id: z.string(),
  created_at: z.string(),
  /** There is no room for the photo now: the same report, sent again, adds it. */
  photo_waits: z.optional(z.boolean()),
})

/** Never refused for how many there were. Refused: `voter_required` 401, `key-reused` 422, `file-too-large` 413, `not-an-image` 400. */
export const contract = defineContract({
  'POST /api/missing-persons': {
    access: 'device',
    summary: 'Tells the control room of a missing or found person, privately',
    body: submission,
    files: [photoPart('photo', false)],
    reply: receipt,
    status: 201,
  },
})

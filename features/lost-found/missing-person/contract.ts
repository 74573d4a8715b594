import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, name, phone, requiredText, uuid } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { photoPart } from '#common/photo.ts'

export const reportsPerDay = 20

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
  ...noticeFields,
})
export type Submission = z.output<typeof submission>

/** All that its sender gets back: that it arrived, and when. */
export const receipt = z.strictObject({ id: z.string(), created_at: z.string() })

export const report = z.extend(receipt, {
  name: z.string(),
  phone: z.string(),
  is_found: z.boolean(),
  person: z.string(),
  last_seen: z.string(),
  has_photo: z.boolean(),
  /** It was a public post that staff removed. */
  was_post: z.boolean(),
  status: z.enum(['open', 'closed']),
  note: z.string(),
})
export type MissingPersonReport = z.output<typeof report>

const params = z.strictObject({ id: uuid })

/** Refused: `voter_required` 401, `not-found` 404, `too-many` 429, `key-reused` 422, `file-too-large` 413, `not-an-image` 400. */
export const contract = defineContract({
  'POST /api/missing-persons': {
    access: 'device',
    summary: 'Tells the control room of a missing or found person, privately',
    body: submission,
    files: [photoPart('photo', false)],
    reply: receipt,
    status: 201,
  },
  'GET /api/missing-persons': {
    access: 'missing-persons',
    shows: 'missing-persons',
    summary: 'Reports for the control room, open ones first; each look is on record',
    reply: z.strictObject({ reports: z.array(report) }),
  },
  'PATCH /api/missing-persons/:id': {
    access: 'missing-persons',
    summary: 'Closes a report, opens it again, or notes what was done',
    params,
    body: z.strictObject({ status: z.enum(['open', 'closed']), note: longText(1000) }),
    reply: report,
  },
  'GET /api/missing-persons/:id/photo': {
    access: 'missing-persons',
    shows: 'missing-person-photo',
    summary: 'The photo of a report',
    params,
    reply: z.any(),
  },
})

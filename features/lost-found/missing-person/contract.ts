import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, name, orNothing, phone, phonePosition, requiredText, uuid, yesNo } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { photoPart } from '#common/photo.ts'
import { ageBands, sexes } from './person-kinds.ts'

/** How many reports a phone may send in an hour without proof of work. */
export const freePerHour = 10
/** How often a phone may add its position to its reports in a day. */
export const positionsPerDay = 100

/** Form fields travel as text. */
const submission = z.strictObject({
  id: uuid,
  name,
  phone,
  is_found: yesNo,
  person: requiredText(1000),
  last_seen: z._default(longText(300), ''),
  // Phones with an older version of the guide do not send these fields.
  age_band: z._default(z.enum(['', ...ageBands]), ''),
  sex: z._default(z.enum(['', ...sexes]), ''),
  /** Only if the writer tapped 'Add my position'. */
  position: z._default(orNothing(phonePosition), ''),
  ...noticeFields,
})

/** All that the sender gets back about a report: its arrival and state. Its words stay on the sender's phone. */
const receipt = z.strictObject({
  id: z.string(),
  /** As desks and the control room say it: "number 117". */
  number: z.int(),
  created_at: z.string(),
  /** There is no space for the photo now; sending the same report again will add it. */
  photo_waits: z.optional(z.boolean()),
})
const ownPerson = z.strictObject({
  id: z.string(),
  number: z.int(),
  created_at: z.string(),
  is_found: z.boolean(),
  /** When staff first saw it. */
  seen_at: z.nullable(z.string()),
  status: z.enum(['open', 'closed']),
  closed_at: z.nullable(z.string()),
  /** The last position received: its accuracy (m), and when the phone was there. */
  position: z.nullable(z.strictObject({ accuracy_m: z.int(), at: z.string() })),
})
export type OwnPerson = z.output<typeof ownPerson>

const params = z.strictObject({ id: uuid })
/** Seconds between the answer and this request, counted by the phone. */
const waited_s = z._default(z.int().check(z.minimum(0), z.maximum(30 * 86_400)), 0)

/**
 * The number of reports is not limited, but after `freePerHour` each costs work. Refused: `voter_required` 401, `work_required` 403, `not-found` 404, `withdrawn` 410, `too-many` 429 (positions),
 * `key-reused` 422, `file-too-large` 413, `not-an-image` 400.
 */
export const missingPersonContract = defineContract({
  'POST /api/missing-persons': {
    access: 'device',
    summary: 'Tells the control room of a missing or found person, privately',
    body: submission,
    files: [photoPart('photo', false)],
    reply: receipt,
    status: 201,
  },
  'GET /api/missing-persons/mine': {
    access: 'device',
    summary: 'How the reports of persons stand that this device sent, without a word of them',
    reply: z.strictObject({ reports: z.array(ownPerson) }),
  },
  'POST /api/missing-persons/mine/:id/found': {
    access: 'device',
    summary: 'Found again: ends the search that this device asked for',
    params,
    body: z.strictObject({ answer: z.literal('found'), waited_s }),
    reply: ownPerson,
  },
  'POST /api/missing-persons/mine/:id/position': {
    access: 'device',
    summary: 'Adds where the phone is now to a report that it sent; the newest counts',
    params,
    body: z.strictObject({ answer: phonePosition, waited_s }),
    reply: ownPerson,
  },
})

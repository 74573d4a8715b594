import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import {
  longText,
  name,
  orNothing,
  phone,
  phonePosition,
  queryInteger,
  requiredText,
  uuid,
} from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { photoPart } from '#common/photo.ts'
import { workField } from '#common/work.ts'
import { categories, longestWords, statuses } from './complaint-kinds.ts'

export const complaintsPerDay = 20
export const pageSize = 100
/** Lookups by number per phone and hour. */
export const looksPerHour = 20
/** Wrong last digits per number and day; after that only the whole phone number is accepted, which nobody can guess. */
export const missesPerDay = 10

/** What link and number show: the status, not the complaint or its writer. */
const complaintStatus = z.strictObject({
  number: z.string(),
  category: z.enum(categories),
  status: z.enum(statuses),
  /** Staff's answer; '' if there is none yet. */
  answer: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ComplaintStatus = z.output<typeof complaintStatus>
/** What the writer gets: `secret` is for the link, the number for the counter. */
const keptComplaint = z.extend(complaintStatus, { secret: z.string() })
export type KeptComplaint = z.output<typeof keptComplaint>

/** Form fields travel as text. */
const submission = z.strictObject({
  id: uuid,
  category: z.enum(categories),
  words: requiredText(longestWords),
  place: z._default(orNothing(name), ''),
  /** Only where the writer tapped 'Add my position'. */
  position: z._default(orNothing(phonePosition), ''),
  phone: z._default(orNothing(phone), ''),
  ...noticeFields,
})
export type Submission = z.output<typeof submission>

const staffComplaint = z.extend(complaintStatus, {
  id: z.string(),
  words: z.string(),
  place: z.string(),
  position: z.nullable(z.strictObject({ lat: z.number(), lng: z.number(), accuracy_m: z.number() })),
  phone: z.nullable(z.string()),
  has_photo: z.boolean(),
})
export type StaffComplaint = z.output<typeof staffComplaint>

const number = z.string().check(z.regex(/^[0-9]{7}$/))
const params = z.strictObject({ number })

/** Refused: `voter_required` 401, `work_required` 403, `not-found` 404, `whole-phone` 409 (four digits are not enough today), `withdrawn` 410, `too-many` 429, `key-reused` 422, `file-too-large` 413, `not-an-image` 400. */
export const complaintsContract = defineContract({
  'POST /api/complaints': {
    access: 'device',
    summary: 'Tells the corporation what is wrong, and where',
    body: submission,
    files: [photoPart('photo', false)],
    /** `photo_waits`: there is no room for the photo now; the same complaint, sent again, adds it. */
    reply: z.extend(keptComplaint, { photo_waits: z.optional(z.boolean()) }),
    status: 201,
  },
  'GET /api/complaints/status/:secret': {
    access: 'anyone',
    summary: 'How a complaint stands, by the secret of its link',
    params: z.strictObject({ secret: uuid }),
    reply: complaintStatus,
  },
  'DELETE /api/complaints/status/:secret': {
    access: 'device',
    summary:
      'Takes back the consent to a complaint of this phone: it is erased, and nobody works on it any more',
    params: z.strictObject({ secret: uuid }),
    reply: z.void(),
    status: 204,
  },
  'POST /api/complaints/look-ups': {
    access: 'device',
    summary:
      'How a complaint stands, by its number and the end of the phone number, or from the phone that sent it',
    body: z.strictObject({
      number,
      /** Last four digits of the phone number in the complaint, or all ten. */
      phone_end: z.optional(z.string().check(z.regex(/^([0-9]{4}|[0-9]{10})$/))),
      work: workField,
    }),
    reply: complaintStatus,
  },
  'GET /api/complaints': {
    access: 'complaints',
    shows: 'complaints',
    summary: 'Complaints, newest first',
    query: z.strictObject({
      list: z.enum(['open', 'closed', 'all']),
      /** Only this one, whatever list it is in. */
      id: z.optional(uuid),
      skip: z._default(queryInteger(0, 1_000_000), 0),
    }),
    reply: z.strictObject({ complaints: z.array(staffComplaint), total: z.int() }),
  },
  'PATCH /api/complaints/:number': {
    access: 'complaints',
    summary: 'Says how a complaint stands',
    params,
    body: z.strictObject({
      status: z.enum(statuses),
      answer: longText(500),
      /**
       * As it was read: whoever saves second is refused with `changed-meanwhile`. A console opened before this field existed
       * sends none.
       */
      updated_at: z.optional(z.string()),
    }),
    reply: staffComplaint,
  },
  'GET /api/complaints/:number/photo': {
    access: 'complaints',
    shows: 'complaint-photo',
    summary: 'The photo of a complaint',
    params,
    reply: z.any(),
    produces: 'image/webp',
  },
})

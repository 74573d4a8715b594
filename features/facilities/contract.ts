import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text, uuid } from '#common/fields.ts'
import { exportsFile, importsFile } from '#common/file-report.ts'
import { type RowFields, replyFields, requestFields } from '#common/row-columns.ts'
import { placeTypes } from '#content/facility-types.ts'
import { placeAnswers } from './answers.ts'
import { placeColumns } from './columns.ts'

/** A place as visitors see it. `precision_m`: how far off the position may be, in metres; null if unknown. */
const facility = z.strictObject({
  id: z.string(),
  facility_type: z.enum(placeTypes),
  name: text,
  location_name: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  precision_m: z.nullable(z.number()),
  contact_number: z.nullable(z.string()),
  google_maps_link: z.nullable(z.string()),
  verified: replyFields(placeColumns).verified,
  source: z.string(),
  updated_at: z.string(),
  /** What enough visitors say against it; then `verified` is `no`. */
  doubt: z.optional(z.enum(['broken', 'not-here'])),
})
export type Facility = z.output<typeof facility>

const facilityList = z.strictObject({
  facilities: z.array(facility),
  /** The latest `updated_at` in the list; null for an empty list. */
  updated_at: z.nullable(z.string()),
})
export type FacilityList = z.output<typeof facilityList>

/** Live topic of the places of one type (kit/server/live/tell-changes.ts). */
export const placesTopic = (type: string): string => `facilities-${type}`
/** Live topic of all places: it says that they have changed, not how. */
export const allPlacesTopic = 'facilities'

const count = z.int()
/** How many phones gave each answer since staff's last check. */
const answerCounts = z.strictObject({ here: count, broken: count, 'not-here': count })

/** Error codes: `unknown-type` 400; for answers `not-found` 404 (also for a hidden place) and `too-many` 429. */
export const facilitiesContract = defineContract({
  'GET /api/facilities': {
    access: 'anyone',
    summary: 'Active places, all or of one type, ordered by name',
    query: z.strictObject({ type: z.optional(z.string()) }),
    reply: facilityList,
  },
  'POST /api/facilities/:id/answers': {
    access: 'device',
    summary: 'An answer from somebody on the spot; a phone’s newest answer counts',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({
      answer: z.enum(placeAnswers),
      /** Seconds between the answer and this request, counted by the phone. */
      waited_s: z._default(z.int().check(z.minimum(0), z.maximum(30 * 86_400)), 0),
      /** Whether the phone was near the place when it answered, if known. */
      near: z.optional(z.boolean()),
    }),
    reply: answerCounts,
  },
})

/** A place as staff see it, also when it is hidden from visitors (`is_active` false). `verified` as they set it. */
const staffPlace = z.extend(facility, {
  is_active: z.boolean(),
  /** Visitors' answers about it; null if there are none. */
  answers: z.nullable(answerCounts),
})
export type StaffPlace = z.output<typeof staffPlace>

const fields = requestFields(placeColumns)
const newPlace = z.strictObject({ id: uuid, ...fields })
const changedPlace = z.strictObject({ ...fields, updated_at: z.string() })
export type PlaceFields = RowFields<typeof placeColumns>

/**
 * Error codes of adding and changing: `changed-meanwhile` 409 (`updated_at` is not the stored one), `taken` 409 (another
 * place of this type has the name), `not-found` 404.
 */
export const staffContract = defineContract({
  'GET /api/facilities/all': {
    access: 'content',
    summary: 'Every place, also those taken out of the guide, by type and name',
    reply: z.strictObject({ places: z.array(staffPlace) }),
  },
  'GET /api/facilities/file': {
    access: 'content',
    summary: 'The places that the guide shows, as a CSV file that can be imported again',
    ...exportsFile,
  },
  'POST /api/facilities/file': {
    access: 'content',
    summary: 'Imports places from a CSV file, all or nothing; a dry run only reports what would change',
    ...importsFile,
  },
  'POST /api/facilities': {
    access: 'content',
    summary: 'Adds a place',
    body: newPlace,
    reply: staffPlace,
    status: 201,
  },
  'PUT /api/facilities/:id': {
    access: 'content',
    summary: 'Changes a place that is still as it was seen',
    params: z.strictObject({ id: uuid }),
    body: changedPlace,
    reply: staffPlace,
  },
  'DELETE /api/facilities/:id/answers': {
    access: 'content',
    summary: 'Dismisses what visitors say of a place that is as the guide says',
    params: z.strictObject({ id: uuid }),
    reply: z.void(),
    status: 204,
  },
})

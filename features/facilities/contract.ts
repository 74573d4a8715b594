import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { placeTypes, verifiedLevels } from './facility-types.ts'

const text = z.strictObject({ en: z.string(), hi: z.string() })

/** A place as everybody may see it. `precision_m`: how far off the position may be, in metres; null where unknown. */
export const facility = z.strictObject({
  id: z.string(),
  facility_type: z.enum(placeTypes),
  name: text,
  location_name: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  precision_m: z.nullable(z.number()),
  contact_number: z.nullable(z.string()),
  google_maps_link: z.nullable(z.string()),
  verified: z.enum(verifiedLevels),
  source: z.string(),
  updated_at: z.string(),
})
export type Facility = z.output<typeof facility>

export const facilityList = z.strictObject({
  facilities: z.array(facility),
  /** When the newest of them was last changed; null for an empty list. */
  updated_at: z.nullable(z.string()),
})
export type FacilityList = z.output<typeof facilityList>

/** Refused: `unknown-type` (400). */
export const contract = defineContract({
  'GET /api/facilities': {
    access: 'anyone',
    summary: 'Active places, all or of one type, ordered by name',
    query: z.strictObject({ type: z.optional(z.string()) }),
    reply: facilityList,
  },
})

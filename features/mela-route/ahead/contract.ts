import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'
import { aheadTypes } from './ahead-types.ts'

/** A place that a walker may need. Unknown or false fields are left out. */
const placeAhead = z.strictObject({
  type: z.enum(aheadTypes),
  name: text,
  address: text,
  /** Degrees. */
  position: z.optional(z.strictObject({ lat: z.number(), lng: z.number() })),
  /** How far off the position may be, in metres. */
  precision_m: z.optional(z.int()),
  /** Somebody of the survey stood there. */
  surveyed: z.optional(z.literal(true)),
  /** It stands only in the days of the fair. */
  of_fair: z.optional(z.literal(true)),
  /** When a surveyed place of the fair was entered last. */
  checked_at: z.optional(z.string()),
  /** `order` of the waypoint that its name or address names, where nobody knows its position. */
  at: z.optional(z.int()),
})
export type PlaceAhead = z.output<typeof placeAhead>

/** Live topic: it says that the places along the walk have changed, not how. */
export const aheadTopic = 'mela-route-ahead'

export const aheadContract = defineContract({
  'GET /api/mela-route/ahead': {
    access: 'anyone',
    summary: 'Water, toilets, doctors and camps, for the list of what is ahead on the walk',
    reply: z.strictObject({ places: z.array(placeAhead) }),
  },
})

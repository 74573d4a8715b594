import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { httpsLink } from '#common/fields.ts'
import { alongTypes } from './along-types.ts'

const text = z.strictObject({ en: z.string(), hi: z.string() })

/** A point of the walk. Unknown or false fields are left out, to keep the page that contains the walk small. */
export const waypoint = z.strictObject({
  order: z.int(),
  name: text,
  /** Degrees. Absent if only the order of the point is known. */
  position: z.optional(z.strictObject({ lat: z.number(), lng: z.number() })),
  /** How far off the position may be, in metres. */
  precision_m: z.optional(z.int()),
  /** Set if the sources disagree about the point's place in the order. */
  order_unsure: z.optional(z.literal(true)),
  /** Facility types at or near the point. */
  near: z.optional(z.array(z.enum(alongTypes))),
})
export type Waypoint = z.output<typeof waypoint>

export const melaRoute = z.strictObject({
  waypoints: z.array(waypoint),
  /** How many places of each type lie at or near the walk; a missing type means none. */
  along: z.partialRecord(z.enum(alongTypes), z.int()),
  /** Address of the full map; null if staff removed it. */
  full_map: z.nullable(z.string()),
})
export type MelaRoute = z.output<typeof melaRoute>

/** The staff setting for the full map: an address, or null for none. */
export const fullMap = z.strictObject({ url: z.nullable(httpsLink) })

export const contract = defineContract({
  'GET /api/mela-route': {
    access: 'anyone',
    summary: 'The walk from Pahleja Ghat to the temple and what lies along it',
    reply: melaRoute,
  },
  'PUT /api/mela-route/full-map': {
    access: 'content',
    summary: 'Chooses the map of the whole walk, or none',
    body: fullMap,
    reply: fullMap,
  },
})

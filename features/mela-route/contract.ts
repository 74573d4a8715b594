import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { httpsLink } from '#common/fields.ts'
import { alongTypes } from './along-types.ts'

const text = z.strictObject({ en: z.string(), hi: z.string() })

/** A point of the walk, in its order. What is absent is not known or not so: the walk travels inside every page. */
export const waypoint = z.strictObject({
  order: z.int(),
  name: text,
  /** Degrees. Without it the point is known by its order alone. */
  position: z.optional(z.strictObject({ lat: z.number(), lng: z.number() })),
  /** How far off the position may be, in metres. */
  precision_m: z.optional(z.int()),
  /** The sources do not agree on where in the order it comes. */
  order_unsure: z.optional(z.literal(true)),
  /** What was reported at or near it. */
  near: z.optional(z.array(z.enum(alongTypes))),
})
export type Waypoint = z.output<typeof waypoint>

export const melaRoute = z.strictObject({
  waypoints: z.array(waypoint),
  /** Places at or near the walk by type; none where the type is missing. */
  along: z.partialRecord(z.enum(alongTypes), z.int()),
  /** The configured map of the whole walk; null where staff took it away. */
  full_map: z.nullable(z.string()),
})
export type MelaRoute = z.output<typeof melaRoute>

/** What staff decide of the map of the whole walk: another one, or none. */
export const fullMap = z.strictObject({ url: z.nullable(httpsLink) })

export const contract = defineContract({
  'GET /api/mela-route': {
    access: 'anyone',
    summary: 'The walk from Pahleja Ghat to the temple and what lies along it',
    reply: melaRoute,
  },
  'PUT /api/mela-route/full-map': {
    access: 'admin',
    summary: 'Chooses the map of the whole walk, or none',
    body: fullMap,
    reply: fullMap,
  },
})

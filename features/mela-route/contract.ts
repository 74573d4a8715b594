import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { httpsLink, line, position, precision, text } from '#common/fields.ts'
import { exportsFile, importsFile } from '#common/file-report.ts'
import { alongTypes } from './along-types.ts'

/** A point of the walk. Unknown or false fields are left out, to keep the page that contains the walk small. */
const waypoint = z.strictObject({
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

/** The line of the walk that staff took over from the survey. */
const walkLine = z.strictObject({
  /**
   * In walking order, each from the end of the previous one: latitude and longitude of each bend. Unrecorded parts are straight
   * between stops with known positions.
   */
  parts: z.array(
    z.strictObject({
      points: z.array(z.tuple([z.number(), z.number()])),
      recorded: z.optional(z.literal(true)),
    }),
  ),
  /** How far off the recorded parts may be, in metres. */
  error_m: z.int(),
  /** The day on which the last of them was recorded. */
  walked_on: z.string(),
})
export type WalkLine = z.output<typeof walkLine>

const melaRoute = z.strictObject({
  waypoints: z.array(waypoint),
  /** Absent while the line is straight between the stops. */
  line: z.optional(walkLine),
  /** How many places of each type lie at or near the walk; a missing type means none. */
  along: z.partialRecord(z.enum(alongTypes), z.int()),
  /** Address of the full map; null if staff removed it. */
  full_map: z.nullable(z.string()),
})
export type MelaRoute = z.output<typeof melaRoute>

/** The staff setting for the full map: an address, or null for none. */
export const fullMap = z.strictObject({ url: z.nullable(httpsLink) })

/** Refused: `changed-meanwhile` 409 (the map is not `instead_of` any more). */
export const melaRouteContract = defineContract({
  'GET /api/mela-route': {
    access: 'anyone',
    summary: 'The walk from Pahleja Ghat to the temple and what lies along it',
    reply: melaRoute,
  },
  'PUT /api/mela-route/full-map': {
    access: 'content',
    summary: 'Chooses the map of the whole walk, or none',
    /** `instead_of`: the map as it was read. A console opened before this field existed sends none. */
    body: z.extend(fullMap, { instead_of: z.optional(fullMap) }),
    reply: fullMap,
  },
})

/** A point of the walk as staff see it, with who checked its position on the ground. */
const staffWaypoint = z.strictObject({
  /** Its order, as text. */
  id: z.string(),
  order: z.int(),
  name: text,
  position: z.nullable(z.strictObject({ lat: z.number(), lng: z.number() })),
  precision_m: z.nullable(z.int()),
  source: z.string(),
  checked_by: z.nullable(z.string()),
  checked_at: z.nullable(z.string()),
  updated_at: z.string(),
})
export type StaffWaypoint = z.output<typeof staffWaypoint>

const fields = {
  name: z.strictObject({ en: line(120), hi: line(120) }),
  position: z.nullable(position),
  precision_m: precision,
  source: line(300),
  is_checked: z.boolean(),
}
export type WaypointFields = z.output<z.ZodMiniObject<typeof fields>>

/** Live topic of the walk (kit/server/live/tell-changes.ts). */
export const walkTopic = 'mela-route'

/** Error codes of changing: `changed-meanwhile` 409 (`updated_at` is not the stored one) and `not-found` 404. */
export const staffContract = defineContract({
  'GET /api/waypoints': {
    access: 'content',
    summary: 'The points of the walk in order, with who checked them',
    reply: z.strictObject({ waypoints: z.array(staffWaypoint) }),
  },
  'PUT /api/waypoints/:order': {
    access: 'content',
    summary: 'Changes a point of the walk that is still as it was seen',
    params: z.strictObject({ order: z.string().check(z.regex(/^[1-9]\d{0,3}$/)) }),
    body: z.strictObject({ ...fields, updated_at: z.string() }),
    reply: staffWaypoint,
  },
  'GET /api/waypoints/file': {
    access: 'content',
    summary: 'The walk as a CSV file that can be imported again',
    ...exportsFile,
  },
  'POST /api/waypoints/file': {
    access: 'content',
    summary:
      'Imports the whole walk from a CSV file, all or nothing; a dry run only reports what would change',
    ...importsFile,
  },
})

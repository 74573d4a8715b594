import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'

const hour = z.strictObject({
  /** Start of the hour. */
  at: z.string(),
  count: z.int(),
})

/** Each part comes from one feature and is missing without it. */
const overview = z.strictObject({
  /** Alarms: counts of the last hour above their ceiling, and floods in it. */
  alarms: z.array(
    z.strictObject({
      name: z.string(),
      count: z.int(),
      ceiling: z.int(),
      /** For a flood: how long it took, and from how many networks it came. */
      seconds: z.optional(z.int()),
      networks: z.optional(z.int()),
    }),
  ),
  /** The last 14 days of the fair's calendar, oldest first; how many gave 1, 2, 3, 4, 5 stars. */
  feedback: z.optional(z.array(z.strictObject({ day: z.string(), stars: z.array(z.int()) }))),
  /** The last 24 hours, oldest first. */
  votes: z.optional(z.array(hour)),
  visits: z.optional(z.array(hour)),
  /** Active places, worst first. */
  crowd: z.optional(
    z.array(
      z.strictObject({
        place: text,
        status: z.nullable(z.enum(['low', 'medium', 'high'])),
        at: z.nullable(z.string()),
      }),
    ),
  ),
  /** Vehicles now in each lot, and how many of them are overdue. */
  parked: z.optional(
    z.array(
      z.strictObject({
        lot: text,
        count: z.int(),
        long: z.int(),
      }),
    ),
  ),
  /** Open complaints by category, and when the oldest was made. */
  complaints: z.optional(
    z.strictObject({
      open: z.array(z.strictObject({ category: z.string(), count: z.int() })),
      oldest: z.nullable(z.string()),
    }),
  ),
})
export type Overview = z.output<typeof overview>

export const dashboardContract = defineContract({
  'POST /api/visits': {
    access: 'anyone',
    summary: 'Says that the guide is looked at in this hour: one number more, nothing of who',
    reply: z.void(),
    status: 204,
  },
  'GET /api/dashboard/counts': {
    access: 'dashboard',
    summary: 'How many contacts, feedbacks, photos, complaints and vehicles there are',
    reply: z.strictObject({
      /** Rows by table, for the tables that features list in `counts`. */
      counts: z.record(z.string(), z.int()),
    }),
  },
  'GET /api/dashboard/overview': {
    access: 'dashboard',
    summary: 'The last days and hours of the fair in numbers',
    reply: overview,
  },
  'GET /api/exports/:list': {
    access: 'exports',
    summary: 'A list of what visitors sent, as a CSV file; every download is in the audit log',
    params: z.strictObject({ list: z.string().check(z.maxLength(40)) }),
    reply: z.string(),
  },
})

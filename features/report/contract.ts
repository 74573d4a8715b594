import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'
import { datesWrong, mostDays } from './days.ts'

const day = z.string()
const count = z.int()

/**
 * Numbers for the chosen days, with no personal data. Each part comes from one feature and is missing without it; a part by
 * day has every day, oldest first.
 */
const report = z.strictObject({
  /** First and last day included; future days are left out. */
  from: z.string(),
  to: z.string(),
  /** When it was made. */
  at: z.string(),
  /** Phones that opened the guide with a network, each counted once an hour. */
  visitors: z.optional(z.array(z.strictObject({ day, visitors: count }))),
  /** How often each level was reported for a place in an hour of the day (0 to 23); hours without a report are missing. */
  crowd: z.optional(
    z.array(
      z.strictObject({
        place: text,
        hours: z.array(z.strictObject({ hour: z.int(), low: count, medium: count, high: count })),
      }),
    ),
  ),
  /** `longest`: hours of waiting, 5 is five or more; null: no report. */
  queue: z.optional(
    z.array(z.strictObject({ day, reports: count, longest: z.nullable(z.literal([0.5, 1, 2, 3, 4, 5])) })),
  ),
  /** By kind. `p50_s`, `p95_s`: percentiles of the seconds until a case was taken. */
  cases: z.optional(
    z.array(
      z.strictObject({
        title: text,
        raised: count,
        taken: count,
        done: count,
        p50_s: z.nullable(z.number()),
        p95_s: z.nullable(z.number()),
      }),
    ),
  ),
  persons: z.optional(
    z.array(z.strictObject({ day, missing: count, found: count, reunited: count, police: count })),
  ),
  vehicles: z.optional(
    z.strictObject({
      days: z.array(z.strictObject({ day, came: count, left: count })),
      lots: z.array(z.strictObject({ lot: text, count })),
    }),
  ),
  /** `place`: one of the fair's own place names; null if no position was given. */
  complaints: z.optional(z.array(z.strictObject({ place: z.nullable(text), category: z.string(), count }))),
  photos: z.optional(z.array(z.strictObject({ day, photos: count, votes: count }))),
})
export type Report = z.output<typeof report>

const date = z.iso.date()

export const reportContract = defineContract({
  'GET /api/report': {
    access: 'report',
    summary: `The fair in numbers, from one day to another, at most ${mostDays} days`,
    query: z
      .strictObject({ from: date, to: date })
      .check(z.refine(days => !datesWrong(days), { path: ['to'], error: 'invalid' })),
    reply: report,
  },
})

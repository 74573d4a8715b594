import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, text, uuid } from '#common/fields.ts'
import { crowdColors, crowdLevels, crowdStatuses, densities, statusAt } from './level.ts'

const status = z.enum(crowdStatuses)

/** One place as visitors see it (specification §3). `status` is null before the first report. */
const crowdPlace = z.strictObject({
  id: z.string(),
  location: text,
  status: z.nullable(status),
  status_color: z.nullable(z.enum(crowdColors)),
  /** The text of the report, '' if there is none. Staff may leave one language empty. */
  description: text,
  updated_at: z.nullable(z.string()),
  /** People per square metre, if the last report gave them. */
  density: z.optional(z.int()),
})
export type CrowdPlace = z.output<typeof crowdPlace>

const crowdStatus = z.strictObject({
  /** MODERATE if no place has a report (specification §4). */
  level: z.enum(crowdLevels),
  /** In staff's order, then by location. */
  places: z.array(crowdPlace),
  /** Time of the newest report; null before the first. */
  updated_at: z.nullable(z.string()),
})
export type CrowdStatus = z.output<typeof crowdStatus>

const crowdDay = z.strictObject({
  id: z.string(),
  /** Status changes of the last 24 hours, oldest first; the first one is the status at the start of that time. */
  reports: z.array(z.strictObject({ at: z.string(), status: z.nullable(status) })),
  /** Hour (Asia/Kolkata) after which the place is usually calmer; null if unknown. */
  calmer_after: z.nullable(z.number()),
})
export type CrowdDay = z.output<typeof crowdDay>

/** Longest time (s) that a report may have waited for a network; older ones are refused. */
export const longestWaitS = 3 * 3600

/** A report by staff; `status` null withdraws the last one. */
const crowdReport = z
  .strictObject({
    status: z.nullable(status),
    /** People per square metre, if the picture was used: the level follows from them. */
    density: z.optional(z.nullable(z.literal([...densities]))),
    description: z.strictObject({ en: longText(140), hi: longText(140) }),
    /**
     * Seconds between the observation and this request, counted by the phone: only the difference of two of its times is
     * used, so its clock may be wrong. Less than `sentAtOnceS` counts as now.
     */
    waited_s: z._default(z.int().check(z.minimum(0), z.maximum(366 * 86_400)), 0),
  })
  .check(
    z.refine(({ density, status }) => !density || statusAt(density) === status, {
      path: ['density'],
      error: 'invalid',
    }),
  )
export const sentAtOnceS = 5
export type CrowdReport = z.output<typeof crowdReport>

/** Topic by which consoles hear that a place's reporters changed; with the place's id only. */
export const reportersTopic = 'crowd-reporters'
/** Live topic. `data` is the CrowdPlace that was reported, or empty if the list of places was changed. */
export const crowdTopic = 'crowd'

/**
 * Error codes: `not-found` (404), `not-your-place` (403), and of a report that waited for a network: `newer-report` (409: the
 * place has one that was observed later, which stays) `too-old` (409) and, of reporters, `unknown-name` (409: no account that may report)
 * and `changed-meanwhile` (409: they are no longer `instead_of`; the place has a newer report than the one to withdraw).
 */
export const crowdStatusContract = defineContract({
  'GET /api/crowd-status': {
    access: 'anyone',
    summary: 'Overall level and every place',
    reply: crowdStatus,
  },
  'GET /api/crowd-status/day': {
    access: 'anyone',
    summary: 'The last 24 hours of every place that was reported',
    reply: z.strictObject({ days: z.array(crowdDay) }),
  },
  'GET /api/crowd-status/reporters': {
    access: 'crowd',
    summary: 'Who reports which place; a crowd reporter gets only their own places',
    reply: z.strictObject({
      everywhere: z.boolean(),
      places: z.array(z.strictObject({ id: z.string(), reporters: z.array(z.string()) })),
      /** Accounts that may report, for whoever assigns them. */
      people: z.optional(z.array(z.string())),
    }),
  },
  'PUT /api/crowd-status/:id/reporters': {
    access: 'crowd-everywhere',
    summary: 'Names the crowd reporters of a place by their user names',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({
      reporters: z
        .array(z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[\p{L}\p{M}\p{N}._@-]{1,64}$/u)))
        .check(z.maxLength(50)),
      /** The names as they were read. A console opened before this field existed sends none. */
      instead_of: z.optional(z.array(z.string())),
    }),
    reply: z.strictObject({ reporters: z.array(z.string()) }),
  },
  'PUT /api/crowd-status/:id': {
    access: 'crowd',
    summary: 'Reports how crowded a place is now',
    params: z.strictObject({ id: uuid }),
    body: crowdReport,
    reply: crowdPlace,
  },
  'PUT /api/crowd-status/:id/withdrawal': {
    access: 'crowd',
    summary: 'Takes back one’s own report; the one before counts again, with its words and age',
    params: z.strictObject({ id: uuid }),
    /** Of the report that is taken back. */
    body: z.strictObject({ updated_at: z.iso.datetime() }),
    reply: crowdPlace,
  },
})

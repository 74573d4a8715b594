import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'
import { dakBamPlaces, tailPlaces } from '#content/queue-places.ts'
import { waitingHours } from './waiting.ts'

const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id)
const hours = z.literal([...waitingHours])

/** Where the queue ends and how long people wait there, from the latest staff report. */
const tail = z.strictObject({
  /** An id of content/walk-places.ts. */
  place: z.string(),
  /** 5 is five hours or more. */
  hours,
  /** When it was seen. */
  told_at: z.string(),
})
export type Tail = z.output<typeof tail>

/** Where the first dak bam are, from the latest staff report. */
const head = z.strictObject({ place: z.string(), told_at: z.string() })
export type Head = z.output<typeof head>

const now = z.strictObject({ tail: z.nullable(tail), dak_bam: z.nullable(head) })
export type QueueNow = z.output<typeof now>

/** A Monday with reports. Its night begins on Sunday at noon. */
const mondayNight = z.strictObject({
  /** The Monday's date in Asia/Kolkata. */
  date: z.string(),
  /** The longest reported wait in an hour; `hour` counts from Sunday noon, 0 to 35. */
  told: z.array(z.strictObject({ hour: z.number(), hours })),
})
export type MondayNight = z.output<typeof mondayNight>

const queue = z.extend(now, {
  /** Newest first, including the current night. */
  mondays: z.array(mondayNight),
})
export type Queue = z.output<typeof queue>

/** Reports that waited longer than this (s) for a network are refused. */
export const longestWaitS = 3 * 3600
/** A report that waited less than this (s) counts as made now. */
export const sentAtOnceS = 5

/** Seconds between the tap and this request, as the phone measured them, so a wrong phone clock does not matter. */
const waited_s = z._default(z.int().check(z.minimum(0), z.maximum(366 * 86_400)), 0)
const tailReport = z.strictObject({
  line: z.literal('tail'),
  place: z.enum(ids(tailPlaces)),
  hours,
  waited_s,
})
const headReport = z.strictObject({ line: z.literal('dak-bam'), place: z.enum(ids(dakBamPlaces)), waited_s })

/** Staff's reports: the tail with its hours, or the head of the dak bam. */
const queueReport = z.discriminatedUnion('line', [tailReport, headReport])
export type QueueReport = z.output<typeof queueReport>

/** Live topic; `data` is a QueueNow. */
export const queueTopic = 'queue'

/** Error codes: `too-old` 409 (it waited too long for a network), `not-found` 404 (the account has no such report). */
export const queueContract = defineContract({
  'GET /api/queue': {
    access: 'anyone',
    summary: 'Tail of the queue, hours of waiting, head of the dak bam, and the Mondays before',
    reply: queue,
  },
  'PUT /api/queue/:id': {
    access: 'queue',
    summary: 'Tells where the queue ends and how long one waits, or where the first of the dak bam are',
    params: z.strictObject({ id: uuid }),
    body: queueReport,
    reply: now,
  },
  'PUT /api/queue/:id/withdrawal': {
    access: 'queue',
    summary: 'Withdraws one’s own report; the one before counts again',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({}),
    reply: now,
  },
})

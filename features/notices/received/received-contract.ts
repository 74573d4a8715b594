import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'

/** As in CAP 1.2, the most severe first. */
export const severities = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const

const words = z.strictObject({
  /** BCP 47, such as `hi-IN`. */
  language: z.string(),
  event: z.string(),
  headline: z.string(),
  description: z.string(),
  instruction: z.string(),
})
const alert = z.strictObject({
  id: z.string(),
  kind: z.enum(['alert', 'update', 'cancel']),
  severity: z.enum(severities),
  sender_name: z.string(),
  area: z.string(),
  texts: z.array(words),
  sent_at: z.string(),
  expires_at: z.string(),
})
export type AlertWords = z.output<typeof words>
export type ReceivedAlert = z.output<typeof alert>

const list = z.strictObject({
  /** Whether an address is set (CAP_ALERTS_URL). */
  has_source: z.boolean(),
  /** When the source was last read; null before the first time. */
  read_at: z.nullable(z.string()),
  /** Since when it could not be read; null while it can. */
  failed_since: z.nullable(z.string()),
  alerts: z.array(alert),
})
export type ReceivedAlerts = z.output<typeof list>

/** Refused: `changed-meanwhile` 409 if somebody decided before, `not-found` 404. */
export const receivedContract = defineContract({
  'GET /api/notices/received': {
    access: 'notices',
    summary: 'Alerts of other warning systems that nobody has decided about',
    reply: list,
  },
  'POST /api/notices/received/:id/put-away': {
    access: 'notices',
    summary: 'Decides that visitors are not told of an alert',
    params: z.strictObject({ id: uuid }),
    reply: z.void(),
    status: 204,
  },
})

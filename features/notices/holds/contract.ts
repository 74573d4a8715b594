import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text, uuid } from '#common/fields.ts'
import { heldThings, holdReasons } from './kinds.ts'

const time = z.string()

/** A gate, a queue or a stretch of the walk that staff hold, or held in the last hours. */
const hold = z.strictObject({
  id: z.string(),
  what: z.enum(heldThings),
  place: text,
  /** The names with which it was ordered; a renewal sends them again. */
  ends: z.strictObject({ from: z.string(), to: z.string() }),
  reason: z.enum(holdReasons),
  held_at: time,
  held_by: z.string(),
  until: time,
  /** Null while it lasts. */
  ended_at: z.nullable(time),
  /** What everybody reads now, and what the loudspeaker announces. */
  words: text,
})
export type Hold = z.output<typeof hold>

/** Longest time (s) that an order may have waited for a network: what was right then may be wrong now, so its author is asked. */
export const longestHoldWaitS = 60

const order = z
  .strictObject({
    what: z.enum(heldThings),
    /** The English name of a place of the fair; of a stretch, its first end; '' for the queue. */
    place: z._default(z.string().check(z.maxLength(120)), ''),
    /** The other end of a stretch. */
    to: z._default(z.string().check(z.maxLength(120)), ''),
    reason: z.enum(holdReasons),
    minutes: z.int().check(z.minimum(5), z.maximum(60)),
    /** Seconds between the tap and this request, counted by the phone. */
    waited_s: z._default(z.int().check(z.minimum(0), z.maximum(366 * 86_400)), 0),
  })
  .check(
    z.refine(({ what, place }) => what === 'queue' || place !== '', { path: ['place'], error: 'required' }),
    z.refine(({ what, to }) => what !== 'stretch' || to !== '', { path: ['to'], error: 'required' }),
  )
export type HoldOrder = z.output<typeof order>

/**
 * Refused: `unknown-place` 409 (no place of the fair has the name any more), `late` 409 (it waited for a network; nothing is
 * held), `not-held` 409 (it is over).
 */
export const holdsContract = defineContract({
  'GET /api/holds': {
    access: 'notices',
    summary: 'What is held now, and what was held in the last six hours',
    reply: z.strictObject({ holds: z.array(hold) }),
  },
  'PUT /api/holds/:id': {
    access: 'notices',
    summary:
      'Holds a gate, a queue or a stretch of the walk for some minutes, or sets other minutes; everybody is told',
    params: z.strictObject({ id: uuid }),
    body: order,
    reply: z.strictObject({
      hold,
      /** What somebody had set before for the same place, now replaced. */
      instead_of: z.nullable(z.strictObject({ by: z.string(), until: time })),
    }),
  },
  'POST /api/holds/:id/release': {
    access: 'notices',
    summary: 'Releases what is held; everybody is told',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({}),
    reply: z.strictObject({ hold }),
  },
})

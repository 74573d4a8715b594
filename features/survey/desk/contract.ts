import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'
import { pointKinds } from '../point-kinds.ts'

export const lists = ['places', 'waypoints', 'crowd-places'] as const
const spot = { lat: z.number(), lng: z.number() }

/** A place as somebody recorded it, and what the desk decided. */
export const recorded = z.strictObject({
  id: z.string(),
  kind: z.enum(pointKinds),
  ...spot,
  accuracy_m: z.int(),
  note: z.string(),
  has_photo: z.boolean(),
  seen_at: z.string(),
  walker: z.string(),
  decision: z.nullable(z.enum(['taken', 'merged', 'left'])),
  /** `places/…`, `waypoints/…` or `crowd-places/…` that was moved, or the record that it was merged into. */
  target: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
})
export type Recorded = z.output<typeof recorded>

/** What the guide says. */
export const guidePlace = z.strictObject({
  list: z.enum(lists),
  id: z.string(),
  kind: z.string(),
  name: z.strictObject({ en: z.string(), hi: z.string() }),
  position: z.nullable(z.strictObject(spot)),
  precision_m: z.nullable(z.number()),
  is_checked: z.boolean(),
})
export type GuideRow = z.output<typeof guidePlace>

export const surveyDesk = z.strictObject({
  now: z.string(),
  /** Newest first; the last 500. */
  points: z.array(recorded),
  guide: z.array(guidePlace),
  /** The recorded ways, joined by walk and evened out. */
  lines: z.array(z.array(z.strictObject(spot))),
  walkers: z.int(),
  /** Length of all walks joined to one line (m); null while nobody has walked. */
  metres: z.nullable(z.number()),
})
export type SurveyDesk = z.output<typeof surveyDesk>

const params = z.strictObject({ id: uuid })

/**
 * Refused: `not-found` 404; `decided` 409 (somebody else decided first); of undoing `not-decided` 409 and `changed-meanwhile` 409
 * (the place was changed since, so its old position does not come back).
 */
export const deskContract = defineContract({
  'GET /api/survey/desk': {
    access: 'content',
    summary: 'What was recorded on the ground beside what the guide says',
    reply: surveyDesk,
  },
  'GET /api/survey/points/:id/photo': {
    access: 'content',
    summary: 'The photo of a recorded place',
    params,
    reply: z.any(),
  },
  'POST /api/survey/points/:id/decision': {
    access: 'content',
    summary: 'Takes a record over into the guide, merges it with another one, or leaves it',
    params,
    body: z.union([
      z.strictObject({
        decision: z.literal('taken'),
        list: z.enum(lists),
        target: z.string().check(z.regex(/^[0-9a-f-]{1,36}$/)),
      }),
      z.strictObject({ decision: z.literal('merged'), into: uuid }),
      z.strictObject({ decision: z.literal('left') }),
    ]),
    reply: recorded,
  },
  'POST /api/survey/points/:id/undo': {
    access: 'content',
    summary: 'Takes a decision back; the guide says again what it said before',
    params,
    reply: recorded,
  },
})

/** What the desk wants done with a record, by its id. */
export type Decide = (
  id: string,
  what: z.input<(typeof deskContract)['POST /api/survey/points/:id/decision']['body']> | 'undo',
) => Promise<void>

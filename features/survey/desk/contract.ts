import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text, uuid } from '#common/fields.ts'
import { pointKinds } from '../point-kinds.ts'

const lists = ['places', 'waypoints', 'crowd-places', 'posts'] as const
const spot = { lat: z.number(), lng: z.number() }

/** A place as recorded, and the desk's decision. */
const recorded = z.strictObject({
  id: z.string(),
  kind: z.enum(pointKinds),
  ...spot,
  accuracy_m: z.int(),
  note: z.string(),
  has_photo: z.boolean(),
  seen_at: z.string(),
  walker: z.string(),
  decision: z.nullable(z.enum(['taken', 'merged', 'left'])),
  /** The place that was moved (`places/…`, `waypoints/…`, `crowd-places/…` or `posts/…`), or the record it was merged into. */
  target: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
})
export type Recorded = z.output<typeof recorded>

/** A place as the guide has it. */
const guidePlace = z.strictObject({
  list: z.enum(lists),
  id: z.string(),
  kind: z.string(),
  name: text,
  position: z.nullable(z.strictObject(spot)),
  precision_m: z.nullable(z.number()),
  is_checked: z.boolean(),
})
export type GuideRow = z.output<typeof guidePlace>

/** One walk of one phone. */
const recordedWalk = z.strictObject({
  id: z.string(),
  walker: z.string(),
  /** When it ended. */
  walked_at: z.string(),
  metres: z.int(),
  /** Its accuracy (m). */
  error_m: z.int(),
  /** Its lines without gaps, smoothed. */
  lines: z.array(z.array(z.strictObject(spot))),
})
export type RecordedWalk = z.output<typeof recordedWalk>

/** The walk's line as the guide has it. */
const guideLine = z.strictObject({
  /** The stops with a known position, in walking order. */
  stops: z.array(z.strictObject(spot)),
  parts: z.array(z.strictObject({ is_recorded: z.boolean(), points: z.array(z.strictObject(spot)) })),
  /** Who adopted the recorded parts; null while the line is straight between the stops. */
  taken: z.nullable(
    z.strictObject({
      ...{ id: z.string(), by: z.string(), at: z.string(), error_m: z.int(), metres: z.int() },
      walked_on: z.string(),
    }),
  ),
})
export type GuideLine = z.output<typeof guideLine>

const surveyDesk = z.strictObject({
  now: z.string(),
  /** Newest first; the last 500. */
  points: z.array(recorded),
  guide: z.array(guidePlace),
  /** Newest first. */
  walks: z.array(recordedWalk),
  line: guideLine,
})
export type SurveyDesk = z.output<typeof surveyDesk>

const params = z.strictObject({ id: uuid })

/**
 * Refused: `not-found` 404; `decided` 409 (somebody else decided first); when undoing, `not-decided` 409 and
 * `changed-meanwhile` 409 (the place has changed since, so its old position is not restored). For a line: `line-short`,
 * `line-far` and `line-absurd` 422 (see way.ts), `decided` 409 (somebody else changed it).
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
    summary: 'Undoes a decision; the guide shows what it showed before',
    params,
    reply: recorded,
  },
  'POST /api/survey/line': {
    access: 'content',
    summary:
      'Makes recorded walks, joined, the line of the walk; where nobody recorded it the earlier line stays',
    body: z.strictObject({
      walks: z.array(uuid).check(z.minLength(1), z.maxLength(200)),
      /** The recorded line that the guide shows now; null for none. */
      instead_of: z.nullable(uuid),
    }),
    reply: guideLine,
  },
  'POST /api/survey/line/undo': {
    access: 'content',
    summary: 'Takes the line of the walk back; the one before it holds again',
    body: z.strictObject({ id: uuid }),
    reply: guideLine,
  },
})

/** Replaces the walk's line, or restores the previous one (`undo`: id of the line that is shown). */
export type ChangeLine = (
  what: z.input<(typeof deskContract)['POST /api/survey/line']['body']> | { undo: string },
) => Promise<unknown>

/** Decides about a record, by its id. */
export type Decide = (
  id: string,
  what: z.input<(typeof deskContract)['POST /api/survey/points/:id/decision']['body']> | 'undo',
) => Promise<unknown>

import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, uuid } from '#common/fields.ts'
import { photoPart } from '#common/photo.ts'
import { coarsestM, type Fix, fixesFromText, isJump, slackOfSentM, whyUnusable } from './fix.ts'
import { pointKinds } from './point-kinds.ts'

/** Records older than this (s) are refused, because places have changed since. */
const oldestS = 30 * 86_400
/** The longest that one part may last (ms). */
const longestPartMs = 24 * 3_600_000
const seconds = z.int().check(z.minimum(0), z.maximum(oldestS))
/** A number in a form, whose fields are text. */
const formNumber = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number))
const degrees = formNumber(/^\d{1,3}(\.\d{1,8})?$/)
const formSeconds = z.pipe(formNumber(/^\d{1,8}$/), seconds)

/**
 * Times are sent as ages, because a phone's clock may be wrong: it was recorded `age_s` seconds before it was handed to the
 * outbox, and waited there for `waited_s`.
 */
const trackPart = z.strictObject({
  id: uuid,
  track: uuid,
  /** Its index in the track. */
  n: z.int().check(z.minimum(0), z.maximum(5000)),
  age_s: seconds,
  waited_s: z._default(seconds, 0),
  /** As `fixesAsText` writes them. */
  fixes: z.pipe(
    z.string().check(z.minLength(1), z.maxLength(12_000)),
    z.pipe(
      z.transform((text: string, context) => {
        const fixes = fixesFromText(text)
        if (fixes) return fixes
        context.issues.push({ code: 'custom', message: 'invalid', input: text })
        return z.NEVER
      }),
      z.array(z.custom<Fix>()).check(
        z.refine(fixes => fixes.every(fix => whyUnusable(fix) === undefined), { error: 'invalid' }),
        z.refine(fixes => (fixes.at(-1)?.at ?? 0) <= longestPartMs, { error: 'invalid' }),
        z.refine(fixes => fixes.every((fix, i) => i === 0 || fix.at >= (fixes[i - 1] as Fix).at), {
          error: 'invalid',
        }),
        z.refine(
          fixes => fixes.every((fix, i) => i === 0 || !isJump(fixes[i - 1] as Fix, fix, slackOfSentM)),
          { error: 'invalid' },
        ),
      ),
    ),
  ),
})

/** A place where the walker stood; all values are text, because it is sent as a form with a photo. */
const surveyPoint = z
  .strictObject({
    id: uuid,
    track: uuid,
    kind: z.enum(pointKinds),
    lat: degrees,
    lng: degrees,
    /** The position's error (m). */
    accuracy_m: z.pipe(formNumber(/^\d{1,3}$/), z.int().check(z.minimum(1), z.maximum(coarsestM))),
    note: longText(500),
    age_s: formSeconds,
    waited_s: z._default(formSeconds, 0),
  })
  .check(
    z.refine(({ lat, lng }) => whyUnusable({ lat, lng, accuracyM: 1, at: 0 }) === undefined, {
      error: 'invalid',
      path: ['lat'],
    }),
  )
export type SurveyPoint = z.output<typeof surveyPoint>
export type TrackPart = z.output<typeof trackPart>

const stored = z.strictObject({ id: z.string() })

/** Refused: `key-reused` 422 (the id is taken by something else), `file-too-large` 413, `not-an-image` 400. */
export const surveyContract = defineContract({
  'GET /api/survey/mine': {
    access: 'survey',
    summary: 'How many places and how much of the way the server has from this account in the last 24 hours',
    reply: z.strictObject({ points: z.int(), parts: z.int() }),
  },
  'POST /api/survey/parts': {
    access: 'survey',
    summary: 'Stores a part of a recorded walk, once',
    body: trackPart,
    reply: stored,
    status: 201,
  },
  'POST /api/survey/points': {
    access: 'survey',
    summary: 'Stores a place that was recorded on the ground, once',
    body: surveyPoint,
    files: [photoPart('photo', false)],
    reply: stored,
    status: 201,
  },
})

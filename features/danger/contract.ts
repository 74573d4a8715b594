import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, orNothing, phonePosition, queryInteger, text, uuid } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { photoPart } from '#common/photo.ts'
import { languages } from '#common/text.ts'
import { answers, kinds, longestNote, longestWords, walkerAnswers } from './danger-kinds.ts'

export const reportsPerDay = 20
export const pageSize = 50
/** Hours for which walkers are warned of a danger after staff's last statement. */
export const shownHours = 24
/** Live topic; `data` is the whole list as `GET /api/dangers` answers it. */
export const dangersTopic = 'dangers'

const point = z.strictObject({ lat: z.number(), lng: z.number() })
const time = z.string()
const state = z.enum(['reported', ...answers])

const about = {
  id: z.string(),
  kind: z.enum(kinds),
  /** A place that the corporation named; `is_near`: the danger is somewhere near it. */
  place: z.nullable(text),
  is_near: z.boolean(),
  /** Staff's words for walkers, '' for none. If they wrote in one language only, it stands for both. */
  note: text,
  /** That language. */
  note_only: z.optional(z.enum(languages)),
  /** How many reports there were. */
  told: z.int(),
  observed_at: time,
}
/** What visitors are shown once staff have seen the danger themselves. */
const publicDanger = z.strictObject({
  ...about,
  state: z.enum(['seen', 'mending']),
  /** Where it is; if it is a stop of the walk without a known position, the known stops before and after it. */
  points: z.array(point),
  /** How far off the position may be, in metres. */
  precision_m: z.nullable(z.int()),
  answered_at: time,
  until: time,
  /** How many phones said since then that it is still dangerous, and when the last one did; null if none has. */
  still: z.nullable(z.strictObject({ phones: z.int(), at: time })),
})
export type PublicDanger = z.output<typeof publicDanger>
const list = z.strictObject({ dangers: z.array(publicDanger) })
export type DangerList = z.output<typeof list>

/** A danger, as the phone that reported it sees it. */
const ownReport = z.strictObject({
  ...about,
  danger: z.string(),
  state,
  answered_at: z.nullable(time),
})
export type OwnReport = z.output<typeof ownReport>

const namedPlace = z.strictObject({ name: text, point: z.optional(point), on_walk: z.boolean() })
export type NamedPlace = z.output<typeof namedPlace>

const said = z.strictObject({ phones: z.int(), at: z.nullable(time) })
/** Reports of visitors as staff see them. */
const staffDanger = z.strictObject({
  ...about,
  state,
  point: z.nullable(point),
  precision_m: z.nullable(z.int()),
  answered_at: z.nullable(time),
  updated_at: time,
  /** Walkers' answers since staff's last statement. */
  said: z.strictObject({ fine: said, still: said }),
  reports: z.array(
    z.strictObject({
      id: z.string(),
      words: z.string(),
      /** `is_chosen`: chosen on the map by the reporter; false: the phone was there; null: the phone did not say. */
      position: z.nullable(z.extend(point, { accuracy_m: z.int(), is_chosen: z.nullable(z.boolean()) })),
      has_photo: z.boolean(),
      observed_at: time,
      created_at: time,
    }),
  ),
})
export type StaffDanger = z.output<typeof staffDanger>

/** Form fields travel as text. */
const submission = z
  .strictObject({
    id: uuid,
    kind: z.enum(kinds),
    /** The English name of one of `GET /api/dangers/places`. */
    place: z._default(longText(120), ''),
    words: z._default(longText(longestWords), ''),
    /** Where the phone is, or what was chosen on the map instead. */
    position: z._default(orNothing(phonePosition), ''),
    /** Whether the position was chosen on the map; '' from an old app, which does not say. */
    is_chosen: z._default(z.enum(['true', 'false', '']), ''),
    /** Seconds between the report and this request, counted by the phone. */
    waited_s: z._default(queryInteger(0, 366 * 86_400), 0),
    ...noticeFields,
  })
  .check(
    z.refine(({ place, words, position: here }) => Boolean(place || words || here), {
      path: ['place'],
      error: 'required',
    }),
  )
export type Submission = z.output<typeof submission>

const params = z.strictObject({ id: uuid })
const answer = z.strictObject({
  state: z.enum(answers),
  /** One language is enough. */
  note: z.strictObject({ en: longText(longestNote), hi: longText(longestNote) }),
  /** The `updated_at` that the writer of the answer saw. */
  updated_at: time,
})
export type Answer = z.output<typeof answer>

/** Refused: `voter_required` 401, `not-found` 404, `changed-meanwhile` 409, `withdrawn` 410, `too-many` 429, `key-reused` 422, `file-too-large` 413, `not-an-image` 400. */
export const dangerContract = defineContract({
  'POST /api/dangers': {
    access: 'device',
    summary: 'Reports a danger at a place',
    body: submission,
    files: [photoPart('photo', false)],
    /** `photo_waits`: there is no room for the photo now; the same report, sent again, adds it. */
    reply: z.extend(ownReport, { photo_waits: z.optional(z.boolean()) }),
    status: 201,
  },
  'GET /api/dangers': {
    access: 'anyone',
    summary: 'Dangers that staff have seen and that are not mended yet',
    reply: list,
  },
  'POST /api/dangers/:id/answers': {
    access: 'device',
    summary: 'An answer from somebody on the spot; a phone’s newest answer counts, and none closes it',
    params,
    body: z.strictObject({
      answer: z.enum(walkerAnswers),
      /** Seconds between the answer and this request, counted by the phone. */
      waited_s: z._default(z.int().check(z.minimum(0), z.maximum(30 * 86_400)), 0),
    }),
    reply: z.void(),
    status: 204,
  },
  'GET /api/dangers/places': {
    access: 'anyone',
    summary: 'Places by whose name one may say where a danger is: stops of the walk, then places of the town',
    reply: z.strictObject({ places: z.array(namedPlace) }),
  },
  'GET /api/dangers/mine': {
    access: 'device',
    summary: 'The newest reports of this phone, and what staff say of them',
    reply: z.strictObject({ reports: z.array(ownReport) }),
  },
  'DELETE /api/dangers/mine/:id': {
    access: 'device',
    summary: 'Takes a report of this phone back: its words, photo and position are erased',
    params,
    reply: z.void(),
    status: 204,
  },
  'GET /api/dangers/all': {
    access: 'dangers',
    shows: 'dangers',
    summary: 'Dangers with the reports of visitors, the newest first',
    query: z.strictObject({
      list: z.enum(['open', 'closed']),
      /** Only this one, whatever list it is in. */
      id: z.optional(uuid),
      skip: z._default(queryInteger(0, 1_000_000), 0),
    }),
    reply: z.strictObject({ dangers: z.array(staffDanger), total: z.int() }),
  },
  'PATCH /api/dangers/:id': {
    access: 'dangers',
    summary: 'Says what staff found at the place',
    params,
    body: answer,
    reply: staffDanger,
  },
  'GET /api/dangers/reports/:id/photo': {
    access: 'dangers',
    shows: 'danger-photo',
    summary: 'The photo of a report',
    params,
    reply: z.any(),
    produces: 'image/webp',
  },
})

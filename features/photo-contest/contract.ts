import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, name, queryInteger, uuid } from '#common/fields.ts'
import { withoutInvisible } from '#common/invisible.ts'
import { photoPart } from '#common/photo.ts'
import { workField } from '#common/work.ts'
import { longestDescription } from './entries/texts.ts'

/** Photos of one page of the gallery. */
export const pageSize = 24
/** Photos that one call may ask for. */
export const mostPhotos = 100
/** Photos that one phone may report in a day. */
export const reportsPerDay = 20
/**
 * Live topics: a photo that is new or has other votes (its public row); one that staff let everybody see (its public row, or nothing
 * where they changed which photos that are); one that was hidden (its id); the carousel (its photos).
 */
export const topics = {
  photos: 'photos',
  shown: 'photos-shown',
  gone: 'photos-gone',
  day: 'photos-day',
} as const

/** A photo as everybody may see it: in the list, in the answer to an entry and in the live push. */
export const photo = z.strictObject({
  id: z.string(),
  /** Address of the 800 px picture; the 320 and 1600 px ones differ in the last part only. */
  image_url: z.string(),
  /** Pixels of the largest size. */
  width: z.number(),
  height: z.number(),
  name: z.string(),
  created_at: z.string(),
  is_approved: z.boolean(),
  vote_count: z.number(),
})
export type Photo = z.output<typeof photo>

/** By votes, then newest (specification §2). */
const photoPage = z.strictObject({
  photos: z.array(photo),
  /** The `after` of the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** The highest vote count of all photos; photos that have it carry the badge 'Top'. 0 while nobody voted. */
  top: z.number(),
  /** Entries and votes are over. */
  is_closed: z.boolean(),
})
export type PhotoPage = z.output<typeof photoPage>

/** An entry as the phone that sent it sees it. `waiting`: others see it once staff have approved it. */
const ownPhoto = z.extend(photo, { state: z.enum(['shown', 'waiting', 'hidden']) })
export type OwnPhoto = z.output<typeof ownPhoto>

const params = z.strictObject({ id: uuid })
const voter = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/))

/** A phone number of the contest is kept as typed: not empty, no format check (specification §5). */
const contestPhone = z.string().check(
  z.overwrite(text => withoutInvisible(text).trim()),
  z.minLength(1),
  z.maxLength(32),
  z.refine(text => !/[\p{Cc}\p{Cs}\u202D\u202E]/u.test(text), { error: 'text-not-allowed' }),
)

const entry = z.strictObject({
  /** Made on the phone: an entry that is sent again stays one entry. */
  id: uuid,
  name,
  phone: contestPhone,
  description: z._default(longText(longestDescription), ''),
  /** Version and language of the notice above the button. */
  notice_version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  notice_language: z.enum(['en', 'hi']),
})
export type Entry = z.output<typeof entry>

/**
 * Error codes: `23505` 409 (voted already), `voter_required` 401, `not-found` 404, `closed` 403, `file-too-large` 413,
 * `not-an-image` 400, `key-reused` 422 (another entry has this id), `too-many` 429.
 */
export const photoContestContract = defineContract({
  'GET /api/photos': {
    access: 'anyone',
    summary: 'The gallery, by votes then newest',
    query: z.strictObject({
      after: z.optional(z.string().check(z.maxLength(40), z.regex(/^\d{1,9}_\d{1,18}$/))),
      limit: z.optional(queryInteger(1, mostPhotos)),
    }),
    reply: photoPage,
  },
  'GET /api/photos/day': {
    access: 'anyone',
    summary: 'The five newest approved photos',
    reply: z.strictObject({ photos: z.array(photo) }),
  },
  'GET /api/photos/mine': {
    access: 'device',
    summary: 'What this phone entered, newest first',
    reply: z.strictObject({ photos: z.array(ownPhoto) }),
  },
  'DELETE /api/photos/mine/:id': {
    access: 'device',
    summary: 'Takes back the consent to an own entry: the photo leaves the contest and is erased',
    params,
    reply: z.void(),
    status: 204,
  },
  'GET /api/photos/:id': {
    access: 'anyone',
    summary: 'One photo, for a shared link; its sender also while others may not see it',
    params,
    reply: photo,
  },
  'GET /api/photo-votes': {
    access: 'device',
    summary: 'Ids of the photos that this phone has voted for',
    query: z.strictObject({ user_identifier: z.optional(voter) }),
    reply: z.strictObject({ photo_ids: z.array(z.string()) }),
  },
  'POST /api/photos': {
    access: 'device',
    summary: 'Enters a photo',
    body: entry,
    files: [photoPart()],
    reply: photo,
    status: 201,
  },
  'POST /api/photos/:id/votes': {
    access: 'device',
    summary: 'Votes for a photo, once',
    params,
    body: z.strictObject({
      user_identifier: voter,
      vote_type: z._default(z.enum(['like']), 'like'),
      /** Photos that were on the screen before the vote. */
      seen: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
      work: workField,
    }),
    reply: z.strictObject({ photo_id: z.string(), vote_count: z.number() }),
    status: 201,
  },
  'POST /api/photos/:id/reports': {
    access: 'device',
    summary: 'Asks staff to look at a photo; hides nothing',
    params,
    body: z.strictObject({}),
    reply: z.null(),
    status: 204,
  },
})

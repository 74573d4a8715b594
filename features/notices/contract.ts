import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, text, uuid } from '#common/fields.ts'
import { languages } from '#common/text.ts'
import { heldThings } from './holds/kinds.ts'
import { longestDays, longestNotice, noticeLevels } from './texts.ts'

/** Live topic; `data` is the whole list as `GET /api/notices` answers it. */
export const noticesTopic = 'notices'

export const notice = z.strictObject({
  id: z.string(),
  level: z.enum(noticeLevels),
  /** If staff wrote in one language only, its words stand for both. */
  text,
  /** That language. */
  only: z.optional(z.enum(languages)),
  expires_at: z.string(),
  updated_at: z.string(),
  /** Of a gate, a queue or a stretch that staff hold. */
  held: z.optional(
    z.strictObject({
      what: z.enum(heldThings),
      place: text,
      since: z.string(),
      /** The place, or both ends of the stretch; none of the queue to the temple. `precision_m`: how far off the point may be. */
      ends: z.array(
        z.strictObject({
          name: z.string(),
          point: z.optional(z.strictObject({ lat: z.number(), lng: z.number() })),
          precision_m: z.optional(z.number()),
        }),
      ),
    }),
  ),
  /** It asks about a missing person: its words belong to the search, and nobody edits it here. */
  is_search: z.optional(z.literal(true)),
})
export type Notice = z.output<typeof notice>
const list = z.strictObject({ notices: z.array(notice) })
export type NoticeList = z.output<typeof list>

/** One language is enough: in an emergency nobody waits for a translation. */
const words = z
  .strictObject({ en: longText(longestNotice), hi: longText(longestNotice) })
  .check(z.refine(({ en, hi }) => Boolean(en || hi), { error: 'required' }))
const fields = {
  level: z.enum(noticeLevels),
  text: words,
  /** Hours for which it is shown, from now. */
  hours: z.number().check(z.minimum(0.25), z.maximum(longestDays * 24)),
}
const params = z.strictObject({ id: uuid })

/**
 * Refused: `changed-meanwhile` 409 (also if somebody else has decided about `received`), `held` 409 (the notice of a hold ends
 * with it), `not-found` 404.
 */
export const noticesContract = defineContract({
  'GET /api/notices': {
    access: 'anyone',
    summary: 'What staff tell everybody now, most urgent first',
    reply: list,
  },
  'GET /api/notices/past': {
    access: 'notices',
    summary: 'The hundred newest notices that are over',
    reply: list,
  },
  'GET /api/notices/places': {
    access: 'notices',
    summary: 'Names of places of the fair, for a notice about one of them',
    reply: z.strictObject({ places: z.array(text) }),
  },
  'POST /api/notices': {
    access: 'notices',
    summary: 'Tells everybody something',
    /** `received`: the alert of another warning system on which it is based; nobody may have decided about it before. */
    body: z.strictObject({ id: uuid, received: z.optional(uuid), ...fields }),
    reply: notice,
    status: 201,
  },
  'PUT /api/notices/:id': {
    access: 'notices',
    summary: 'Changes a notice, or tells a past one again',
    params,
    body: z.strictObject({ ...fields, updated_at: z.string() }),
    reply: notice,
  },
  'DELETE /api/notices/:id': {
    access: 'notices',
    summary: 'Ends a notice now',
    params,
    reply: z.void(),
    status: 204,
  },
})

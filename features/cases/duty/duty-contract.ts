import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { line, longText, text, uuid } from '#common/fields.ts'
import { longestNote } from '../limits.ts'

const name = z.strictObject({ en: line(80), hi: line(80) })
/** Hours that a shift may last. */
const mostHours = 16

const post = z.strictObject({
  id: z.string(),
  name: text,
  updated_at: z.string(),
  /** Whether its name says where it is; searches near by need that. */
  is_placed: z.boolean(),
  people: z.array(z.strictObject({ username: z.string(), until: z.string(), is_me: z.boolean() })),
  /** The last shift's note, with author and time; null if there is none within a day. */
  note: z.nullable(z.strictObject({ words: z.string(), by: z.string(), at: z.string() })),
})
export type DutyPost = z.output<typeof post>

const duty = z.strictObject({
  now: z.string(),
  /** Whether the account names posts and decides who is notified first. */
  may_edit: z.boolean(),
  posts: z.array(post),
  /** The post where the reader is on duty, and until when. */
  mine: z.nullable(z.strictObject({ post: z.string(), until: z.string() })),
  /**
   * For each kind that the reader may see, the gravest first: whether everybody who may see it is notified at once, which posts
   * are notified then, in order, and the minutes in between. `now`: who of those on duty would be notified at once; `all`: also
   * everybody else who may see it.
   */
  orders: z.array(
    z.strictObject({
      kind: z.string(),
      title: text,
      minutes: z.int(),
      posts: z.array(z.string()),
      everybody: z.boolean(),
      now: z.strictObject({ all: z.boolean(), people: z.array(z.string()) }),
    }),
  ),
})
export type Duty = z.output<typeof duty>

/** Refused: `not-found` 404, `taken` 409 (a post of this name), `changed-meanwhile` 409, `not-all-told` 409, `may-not` 409. */
export const dutyContract = defineContract({
  'GET /api/duty': {
    access: 'staff',
    summary: 'Who is on duty where and until when, and who is told of cases in which order',
    reply: duty,
  },
  'PUT /api/duty': {
    access: 'staff',
    summary: 'Goes on duty at a post, instead of where one was before',
    body: z.strictObject({ post: uuid, hours: z.int().check(z.minimum(1), z.maximum(mostHours)) }),
    reply: z.void(),
    status: 204,
  },
  'POST /api/duty/end': {
    access: 'staff',
    summary: 'Ends one’s duty and hands over one’s open cases: every one of them has to be named',
    body: z.strictObject({
      /** User name of whoever is on duty next; null: the cases go back to everybody. */
      to: z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64))),
      cases: z.array(uuid).check(z.maxLength(300)),
      note: longText(longestNote),
    }),
    reply: z.void(),
    status: 204,
  },
  'POST /api/duty/posts': {
    access: 'admin',
    summary: 'Adds a post',
    body: z.strictObject({ id: uuid, name }),
    reply: z.void(),
    status: 204,
  },
  'PUT /api/duty/posts/:id': {
    access: 'admin',
    summary: 'Renames a post, or takes it away',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ name, is_active: z.boolean(), updated_at: z.string().check(z.maxLength(40)) }),
    reply: z.void(),
    status: 204,
  },
})

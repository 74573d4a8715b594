import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { line, pairOrNone, positionWithin, uuid } from '#common/fields.ts'
import { bringsFile, givesFile } from '#common/file-report.ts'
import { postCodePattern } from '#common/post-name.ts'

export const postKinds = ['pole', 'camp', 'corner', 'gate'] as const
const kind = z.enum(postKinds)
export type PostKind = z.output<typeof kind>
const text = z.strictObject({ en: z.string(), hi: z.string() })

/** A numbered post as everybody sees it. What is unknown or false is left out: there are hundreds of them on a phone. */
export const post = z.strictObject({
  /** The letter of its section and two digits: `G27`. */
  code: z.string(),
  kind,
  /** What it stands beside. */
  beside: z.optional(text),
  position: z.optional(z.strictObject({ lat: z.number(), lng: z.number() })),
  /** How far off the position may be, in metres; absent if unknown. */
  precision_m: z.optional(z.int()),
  /** The position was counted along the line of the walk; nobody stood there. */
  from_line: z.optional(z.literal(true)),
  /** It was taken down. */
  gone: z.optional(z.literal(true)),
})
export type Post = z.output<typeof post>

/** A post as staff see it, also one that was taken down (`is_standing` false). */
export const staffPost = z.strictObject({
  id: z.string(),
  code: z.string(),
  kind,
  /** 'Post G 27'. */
  name: text,
  /** What it stands beside; '' in both languages if nobody told. */
  beside: text,
  /** `precision_m`: how far off it may be, in metres; null if unknown. */
  position: z.nullable(
    z.strictObject({ lat: z.number(), lng: z.number(), precision_m: z.nullable(z.int()) }),
  ),
  is_from_line: z.boolean(),
  source: z.string(),
  checked_by: z.nullable(z.string()),
  checked_at: z.nullable(z.string()),
  is_standing: z.boolean(),
  updated_at: z.string(),
})
export type StaffPost = z.output<typeof staffPost>

const fields = {
  code: z.string().check(z.regex(postCodePattern)),
  kind,
  beside: pairOrNone(120),
  position: z.nullable(positionWithin),
  source: line(300),
  /** Somebody stood there. */
  is_checked: z.boolean(),
  is_standing: z.boolean(),
}
const newPost = z.strictObject({ id: uuid, ...fields })
export type PostFields = Omit<z.output<typeof newPost>, 'id'>

/** Live topic of the list (kit/server/live/tell-changes.ts). */
export const postsTopic = 'posts'

/** Error codes: `taken` 409 (another post has the code), `changed-meanwhile` 409, `not-found` 404, `no-line` 409 (the walk has no line). */
export const postsContract = defineContract({
  'GET /api/posts': {
    access: 'anyone',
    summary: 'The numbered posts along the walk by code, also those that were taken down',
    reply: z.strictObject({ posts: z.array(post) }),
  },
  'GET /api/posts/all': {
    access: 'content',
    summary: 'The numbered posts with who checked them',
    reply: z.strictObject({ posts: z.array(staffPost) }),
  },
  'POST /api/posts': {
    access: 'content',
    summary: 'Adds a numbered post',
    body: newPost,
    reply: staffPost,
    status: 201,
  },
  'PUT /api/posts/:id': {
    access: 'content',
    summary: 'Changes a numbered post that is still as it was seen, or marks it as taken down',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ ...fields, updated_at: z.string() }),
    reply: staffPost,
  },
  'POST /api/posts/from-line': {
    access: 'content',
    summary:
      'Numbers the line of the walk every 200 m; posts that somebody placed or checked stay; a trial only counts',
    body: z.strictObject({ trial: z.boolean() }),
    reply: z.strictObject({ added: z.int(), moved: z.int(), kept: z.int(), km: z.number() }),
  },
  'GET /api/posts/file': {
    access: 'content',
    summary: 'The posts that stand, as a CSV file that can be brought back',
    ...givesFile,
  },
  'POST /api/posts/file': {
    access: 'content',
    summary: 'Brings posts as a CSV file, whole or not at all; a trial only tells what would change',
    ...bringsFile,
  },
})

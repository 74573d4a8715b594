import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text, uuid } from '#common/fields.ts'
import { exportsFile, importsFile } from '#common/file-report.ts'
import { type RowFields, replyFields, requestFields, staffRowShape } from '#common/row-columns.ts'
import { postColumns } from './columns.ts'

/** A numbered post as everybody sees it. Unknown or false fields are left out, because a phone holds hundreds of them. */
const post = z.strictObject({
  /** The letter of its section and two digits: `G27`. */
  code: z.string(),
  kind: replyFields(postColumns).kind,
  /** What it stands beside. */
  beside: z.optional(text),
  position: z.optional(z.strictObject({ lat: z.number(), lng: z.number() })),
  /** How far off the position may be, in metres; absent if unknown. */
  precision_m: z.optional(z.int()),
  /** The position was calculated from the line of the walk; nobody stood there. */
  from_line: z.optional(z.literal(true)),
  /** It was taken down. */
  gone: z.optional(z.literal(true)),
})
export type Post = z.output<typeof post>

/** A post as staff see it, including one that was taken down (`is_standing` false). */
const staffPost = z.strictObject({
  ...staffRowShape(postColumns),
  /** 'Post G 27'. */
  name: text,
  is_from_line: z.boolean(),
})
export type StaffPost = z.output<typeof staffPost>

const fields = requestFields(postColumns)
export type PostFields = RowFields<typeof postColumns>

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
    body: z.strictObject({ id: uuid, ...fields }),
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
    summary: 'The posts that stand, as a CSV file that can be imported again',
    ...exportsFile,
  },
  'POST /api/posts/file': {
    access: 'content',
    summary: 'Imports posts from a CSV file, all or nothing; a dry run only reports what would change',
    ...importsFile,
  },
})

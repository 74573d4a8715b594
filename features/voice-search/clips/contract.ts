import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { clipIds, clipLanguages, mostBytes } from './clip-list.ts'

/** Topic of the list of recordings. */
export const clipsTopic = 'spoken-clips'

const name = { clip: z.enum(clipIds), language: z.enum(clipLanguages) }
export const clipRow = z.strictObject({
  ...name,
  hash: z.string(),
  bytes: z.int(),
  ms: z.int(),
  recorded_at: z.string(),
})
const list = z.strictObject({ clips: z.array(clipRow) })

/**
 * Refused: `not-heard` 409 (nobody has confirmed that they listened to it), `not-a-recording` (not a WebM with one Opus track),
 * `too-long`, `too-short`, `silent` 400, `file-too-large` 413, `not-found` 404.
 */
export const clipsContract = defineContract({
  'GET /api/spoken-clips': {
    access: 'anyone',
    summary: 'Which answers staff have spoken, and in which language',
    reply: list,
  },
  'GET /api/spoken-clips/:hash': {
    access: 'anyone',
    summary: 'One spoken answer',
    params: z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
    reply: z.any(),
    produces: 'audio/webm',
  },
  'POST /api/spoken-clips': {
    access: 'content',
    summary:
      'Stores a recording in the place of the one before, once somebody has listened to it and says so',
    body: z.strictObject({ ...name, heard: z._default(z.enum(['true', 'false']), 'false') }),
    files: [{ name: 'recording', max: mostBytes.answer, required: true }],
    reply: clipRow,
    status: 201,
  },
  'DELETE /api/spoken-clips/:language/:clip': {
    access: 'content',
    summary: 'Takes a recording out',
    params: z.strictObject(name),
    reply: z.undefined(),
    status: 204,
  },
})

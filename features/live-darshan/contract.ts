import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { httpsLink } from '#common/fields.ts'
import { youtubeEmbed } from './youtube.ts'

/** What staff may choose: an HLS stream, a YouTube link, or another site's player. Only https. */
const streamChoice = z
  .strictObject({
    kind: z.enum(['hls', 'youtube', 'frame']),
    url: httpsLink,
    /** The sound alone (HLS), for a weak network. */
    soundUrl: z.optional(httpsLink),
  })
  .check(
    z.refine(({ kind, url }) => kind !== 'youtube' || youtubeEmbed(url) !== undefined, {
      path: ['url'],
      error: 'invalid',
    }),
  )

/** The stream as phones play it; the `url` of a YouTube stream is the address for a frame. */
const liveStream = z.object({
  kind: z.enum(['hls', 'youtube', 'frame']),
  url: z.string(),
  soundUrl: z.optional(z.string()),
})
export type LiveStream = z.infer<typeof liveStream>

/** The stored choice. */
export const storedStream = z.object({ stream: z.nullable(liveStream) })

const reply = z.object({ stream: z.nullable(liveStream), changedAt: z.nullable(z.string()) })
export type LiveDarshan = z.infer<typeof reply>

/** Refused: `changed-meanwhile` 409 (the stream is not `instead_of` any more). */
export const liveDarshanContract = defineContract({
  'GET /api/live-darshan': {
    access: 'anyone',
    summary: 'The stream of the darshan; null while there is none',
    reply,
  },
  'PUT /api/live-darshan': {
    access: 'content',
    summary: 'Chooses the stream of the darshan, or none',
    body: z.strictObject({
      stream: z.nullable(streamChoice),
      /** The stream as it was read. A console opened before this field existed sends none. */
      instead_of: z.optional(storedStream),
    }),
    reply,
  },
  'GET /api/live-darshan/stage': {
    access: 'anyone',
    summary: 'The empty page that holds the player, with its own content security policy',
    reply: z.string(),
    produces: 'text/html',
  },
})

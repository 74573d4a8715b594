import type { FeatureApi } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { type LiveDarshan, type LiveStream, liveDarshanContract, storedStream } from './contract.ts'
import { youtubeEmbed } from './youtube.ts'

/**
 * The page inside the frame that holds the player. It is empty and only this site may frame it. It has its own content policy, so
 * that the guide's policy stays strict, and the service worker does not store it, so that a stream chosen during the fair plays
 * on a phone with last week's pages. The parts of a stream come from unknown hosts, so the policy allows any https host.
 */
const stagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  'connect-src https:',
  'media-src https: blob:',
  'frame-src https:',
  'worker-src blob:',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const stagePage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Live Darshan</title><body id="stage"></body></html>'

const key = 'live-darshan'

export const liveDarshanApi: FeatureApi = context => {
  const { db, responseCache, live } = context
  const by = changedBy(context.clock)
  const chosen = responseCache.answer(key, [key], () => chosenStream(db))
  serve(context, liveDarshanContract, {
    'GET /api/live-darshan': chosen,
    'PUT /api/live-darshan': async ({ body }, { staff }) => {
      await changeSetting(db, key, {
        read: async trx => ({ stream: (await chosenStream(trx)).stream }),
        change: () => ({ stream: body.stream && asPlayed(body.stream) }),
        instead_of: body.instead_of,
        ...by(staff),
      })
      await responseCache.changed(key)
      await live.publish(key, key, () => chosenStream(db))
      return chosenStream(db)
    },
    'GET /api/live-darshan/stage': (_, __, reply) =>
      reply
        .header('content-security-policy', stagePolicy)
        .removeHeader('x-frame-options')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(stagePage),
  })
}

async function chosenStream(db: AnyDatabase): Promise<LiveDarshan> {
  const decided = await readSetting(db, key, storedStream)
  return { stream: decided?.value.stream ?? null, changedAt: decided?.at.toISOString() ?? null }
}

const asPlayed = (stream: LiveStream): LiveStream => ({
  ...stream,
  url: stream.kind === 'youtube' ? (youtubeEmbed(stream.url) ?? stream.url) : stream.url,
})

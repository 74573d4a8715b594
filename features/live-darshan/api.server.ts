import type { Kysely } from 'kysely'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { type LiveDarshan, type LiveStream, liveDarshanContract, storedStream } from './contract.ts'
import { stagePage, stagePolicy } from './stage.server.ts'
import { youtubeEmbed } from './youtube.ts'

const key = 'live-darshan'

export const liveDarshanApi: FeatureApi = context => {
  const { db, responseCache, live, clock } = context
  const chosen = responseCache.answer(key, [key], () => chosenStream(db))
  serve(context, liveDarshanContract, {
    'GET /api/live-darshan': chosen,
    'PUT /api/live-darshan': async ({ body }, { staff }) => {
      const value = body.stream && asPlayed(body.stream)
      await changeSetting(db, key, {
        value: { stream: value },
        staff: signedIn(staff),
        at: new Date(clock()),
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

// biome-ignore lint/complexity/noBannedTypes: a database without named tables has this type
async function chosenStream(db: Kysely<{}>): Promise<LiveDarshan> {
  const decided = await readSetting(db, key, storedStream)
  return { stream: decided?.value.stream ?? null, changedAt: decided?.at.toISOString() ?? null }
}

const asPlayed = (stream: LiveStream): LiveStream => ({
  ...stream,
  url: stream.kind === 'youtube' ? (youtubeEmbed(stream.url) ?? stream.url) : stream.url,
})

import { readFile } from 'node:fs/promises'
import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { allClips, type ClipTables, readClip, removeClip, storeClip } from './clips/clips.server.ts'
import { clipsContract, clipsTopic } from './clips/contract.ts'

export const voiceSearchApi: FeatureApi = context => {
  const db = context.db.withTables<ClipTables>()
  const { responseCache, storage, clock } = context
  const by = changedBy(clock)

  serve(context, clipsContract, {
    'GET /api/spoken-clips': responseCache.answer(clipsTopic, [clipsTopic], () => allClips(db)),
    'GET /api/spoken-clips/:hash': async ({ params }, _, reply) => {
      const bytes = await readClip(db, storage, params.hash)
      if (!bytes) return refuse('not-found', 404, 'There is no such recording.')
      // The address contains the hash, so its bytes never change.
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type('audio/webm').send(bytes)
    },
    'POST /api/spoken-clips': async ({ body: { heard, ...name }, files }, { staff }) => {
      if (heard !== 'true') refuse('not-heard', 409, 'Listen to it first: everybody will hear it.')
      const clip = await storeClip(db, storage, name, await readFile(files.recording.path), by(staff))
      await responseCache.changed(clipsTopic)
      return clip
    },
    'DELETE /api/spoken-clips/:language/:clip': async ({ params }, { staff }) => {
      await removeClip(db, storage, params, by(staff))
      await responseCache.changed(clipsTopic)
    },
  })
}

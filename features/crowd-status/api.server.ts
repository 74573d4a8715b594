import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { type CrowdStatus, contract, crowdTopic } from './contract.ts'
import { activePlaces, type CrowdTables, lastDays, report } from './crowd.server.ts'
import { overallLevel } from './level.ts'

export const api: FeatureApi = context => {
  const db = context.db.withTables<CrowdTables>()
  const now = context.responseCache.answer('crowd-status', [crowdTopic], async (): Promise<CrowdStatus> => {
    const places = await activePlaces(db)
    const newest = places
      .map(place => place.updated_at ?? '')
      .toSorted()
      .at(-1)
    return { level: overallLevel(places), places, updated_at: newest || null }
  })
  // Made again after each report only. Time alone changes nothing: the phone itself cuts the list to the last 24 hours.
  const days = context.responseCache.answer('crowd-days', [crowdTopic], async () => ({
    days: await lastDays(db, context.clock()),
  }))

  serve(context, contract, {
    'GET /api/crowd-status': now,
    'GET /api/crowd-status/day': days,
    'PUT /api/crowd-status/:id': async ({ params, body }, request) => {
      const written = await report(db, params.id, body, signedIn(request.staff), new Date(context.clock()))
      if (!written) refuse('not-found', 404)
      await context.responseCache.changed(crowdTopic)
      await context.live.publish(crowdTopic, written.place.id, written.place)
      return written.place
    },
  })
}

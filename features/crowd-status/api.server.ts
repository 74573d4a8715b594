import { may } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { type CrowdStatus, contract, crowdTopic } from './contract.ts'
import { activePlaces, type CrowdTables, lastDays, report } from './crowd.server.ts'
import { overallLevel } from './level.ts'
import { nameReporters, reportersOf } from './reporters.server.ts'

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
    'GET /api/crowd-status/reporters': async (_input, request) => {
      const { roles, username } = signedIn(request.staff)
      const everywhere = may(roles, 'crowd-everywhere')
      return { everywhere, places: await reportersOf(db, everywhere ? undefined : username) }
    },
    'PUT /api/crowd-status/:id/reporters': async ({ params, body }, request) => {
      const by = { staff: signedIn(request.staff), at: new Date(context.clock()) }
      const reporters = await nameReporters(db, params.id, body.reporters, by)
      return reporters ? { reporters } : refuse('not-found', 404)
    },
    'PUT /api/crowd-status/:id': async ({ params, body }, request) => {
      const { roles, username } = signedIn(request.staff)
      // A false level is a danger, so a reporter tells only of the own places.
      if (!may(roles, 'crowd-everywhere')) {
        const own = await reportersOf(db, username)
        if (!own.some(({ id }) => id === params.id)) refuse('forbidden', 403, 'This is not your place.')
      }
      const written = await report(db, params.id, body, signedIn(request.staff), new Date(context.clock()))
      if (!written) refuse('not-found', 404)
      await context.responseCache.changed(crowdTopic)
      await context.live.publish(crowdTopic, written.place.id, written.place)
      return written.place
    },
  })
}

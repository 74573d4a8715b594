import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { rumoursContract, rumoursTopic } from './contract.ts'
import { allRumours, type RumourTables, rumourRecords, shownRumours } from './rumours.server.ts'

export const rumoursApi: FeatureApi = context => {
  const db = context.db.withTables<RumourTables>()
  const { responseCache, live, clock } = context
  const by = changedBy(clock)
  const list = () => shownRumours(db, clock())
  const tell = async () => {
    await responseCache.changed(rumoursTopic)
    await live.publish(rumoursTopic, rumoursTopic, list)
  }

  serve(context, rumoursContract, {
    'GET /api/rumours': responseCache.answer(rumoursTopic, [rumoursTopic], list),
    'GET /api/rumours/all': async () => ({ rumours: await allRumours(db) }),
    'POST /api/rumours': async ({ body: { id, ...words } }, { staff }) => {
      const rumour = await rumourRecords.add(db, id, words, by(staff))
      await tell()
      return rumour
    },
    'PUT /api/rumours/:id': async ({ params, body: { updated_at, ...words } }, { staff }) => {
      const rumour = await rumourRecords.change(db, params.id, updated_at, words, by(staff))
      await tell()
      return rumour
    },
  })
}

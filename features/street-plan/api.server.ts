import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { streetPlanContract, tileChoice } from './contract.ts'
import { planKey, storedPlan } from './plan.server.ts'

const tilesKey = 'street-plan-tiles'

export const streetPlanApi: FeatureApi = context => {
  const { db, responseCache } = context
  const by = changedBy(context.clock)
  const readTiles = async (from: typeof db) =>
    (await readSetting(from, tilesKey, tileChoice))?.value ?? { foreign_tiles: false }
  serve(context, streetPlanContract, {
    'GET /api/street-plan': responseCache.answer(planKey, [planKey], async () => {
      const [plan, choice] = await Promise.all([storedPlan(db), readTiles(db)])
      return { plan, ...choice }
    }),
    'PUT /api/street-plan/tiles': async ({ body }, { staff }) => {
      await changeSetting(db, tilesKey, { read: readTiles, change: () => body, ...by(staff) })
      await responseCache.changed(planKey)
      return body
    },
  })
}

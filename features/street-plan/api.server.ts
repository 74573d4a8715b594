import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { streetPlanContract, tileChoice } from './contract.ts'
import { planKey, storedPlan } from './plan.server.ts'

const tilesKey = 'street-plan-tiles'

export const streetPlanApi: FeatureApi = context => {
  const { db, clock, responseCache } = context
  serve(context, streetPlanContract, {
    'GET /api/street-plan': responseCache.answer(planKey, [planKey], async () => {
      const [plan, choice] = await Promise.all([storedPlan(db), readSetting(db, tilesKey, tileChoice)])
      return { plan, foreign_tiles: choice?.value.foreign_tiles ?? false }
    }),
    'PUT /api/street-plan/tiles': async ({ body }, { staff }) => {
      await changeSetting(db, tilesKey, { value: body, staff: signedIn(staff), at: new Date(clock()) })
      await responseCache.changed(planKey)
      return body
    },
  })
}

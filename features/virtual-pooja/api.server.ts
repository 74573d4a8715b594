import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { type PoojaSettings, settings, virtualPoojaContract } from './contract.ts'

const key = 'virtual-pooja'
/** Used until staff choose. */
const defaults: PoojaSettings = { pace: 'as-sung', recordings: {} }

export const virtualPoojaApi: FeatureApi = context => {
  const { db, responseCache, clock } = context
  const chosen = responseCache.answer(
    key,
    [key],
    async () => (await readSetting(db, key, settings))?.value ?? defaults,
  )
  serve(context, virtualPoojaContract, {
    'GET /api/virtual-pooja': chosen,
    'PUT /api/virtual-pooja': async ({ body }, { staff }) => {
      await changeSetting(db, key, { value: body, staff: signedIn(staff), at: new Date(clock()) })
      await responseCache.changed(key)
      return body
    },
  })
}

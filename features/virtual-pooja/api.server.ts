import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { type PoojaSettings, settings, virtualPoojaContract } from './contract.ts'

const key = 'virtual-pooja'
/** Used until staff choose. */
const defaults: PoojaSettings = { pace: 'as-sung', recordings: {} }

export const virtualPoojaApi: FeatureApi = context => {
  const { db, responseCache } = context
  const by = changedBy(context.clock)
  const read = async (from: typeof db) => (await readSetting(from, key, settings))?.value ?? defaults
  serve(context, virtualPoojaContract, {
    'GET /api/virtual-pooja': responseCache.answer(key, [key], () => read(db)),
    'PUT /api/virtual-pooja': async ({ body: { instead_of, ...chosen } }, { staff }) => {
      await changeSetting(db, key, { read, change: () => chosen, instead_of, ...by(staff) })
      await responseCache.changed(key)
      return chosen
    },
  })
}

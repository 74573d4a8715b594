import { fairDate } from '#common/fair-time.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { reportContract } from './contract.ts'

/** Collects the report's parts from the features. */
export const reportApi: FeatureApi = context => {
  serve(context, reportContract, {
    'GET /api/report': async ({ query }) => {
      const now = context.clock()
      const today = fairDate(now)
      // biome-ignore lint/complexity/useMathMinMax: dates are text
      const days = { from: query.from, to: query.to < today ? query.to : today }
      const parts: Record<string, unknown> = {}
      for (const { report = {} } of context.features)
        for (const [name, read] of Object.entries(report)) parts[name] = await read(context, days)
      return { ...days, at: new Date(now).toISOString(), ...parts }
    },
  })
}

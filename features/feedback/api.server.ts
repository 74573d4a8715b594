import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { contract, mostPerHour, pageSize } from './contract.ts'
import { type FeedbackTables, feedbackOf, keepFeedback, newestFeedback } from './feedback.server.ts'

export const api: FeatureApi = context => {
  const db = context.db.withTables<FeedbackTables>()

  serve(context, contract, {
    'POST /api/feedback': async ({ body }, { device = '' }) => {
      const print = await fingerprint(body)
      const find = () => feedbackOf(db, body.id)
      const { feedback } = await storeOnce(print, find, async () => {
        await context.limits.spend(`feedback:${device}`, { max: mostPerHour, seconds: 3600 })
        return keepFeedback(db, {
          ...body,
          device,
          fingerprint: print,
          created_at: new Date(context.clock()),
        })
      })
      return feedback
    },
    'GET /api/feedback': ({ query }) => newestFeedback(db, query.skip, pageSize),
  })
}

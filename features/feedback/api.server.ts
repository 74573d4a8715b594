import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { feedbackContract, mostPerHour, pageSize } from './contract.ts'
import { type FeedbackTables, feedbackOf, keepFeedback, newestFeedback } from './feedback.server.ts'

export const feedbackApi: FeatureApi = context => {
  const db = context.db.withTables<FeedbackTables>()

  const budget = context.budgets('feedback', {
    title: { en: 'Feedback', hi: 'सुझाव और राय' },
    perDevice: { max: mostPerHour, seconds: 3600 },
    ordinary: { perNetwork: 200, inAll: 1500 },
  })

  serve(context, feedbackContract, {
    'POST /api/feedback': async ({ body }, request) => {
      const print = await fingerprint(body)
      const find = () => feedbackOf(db, body.id)
      const { device = '' } = request
      const keep = () =>
        keepFeedback(db, { ...body, device, fingerprint: print, created_at: new Date(context.clock()) })
      const { feedback } = await storeOnce(print, find, () => budget.spendOn(request, keep))
      return feedback
    },
    'GET /api/feedback': ({ query }) => newestFeedback(db, query.skip, pageSize),
  })
}

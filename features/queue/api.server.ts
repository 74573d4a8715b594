import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { longestWaitS, type Queue, queueContract, queueTopic, sentAtOnceS } from './contract.ts'
import { mondayNights, type QueueTables, queueNow, tell, withdrawReport } from './queue.server.ts'

export const queueApi: FeatureApi = context => {
  const db = context.db.withTables<QueueTables>()
  const by = changedBy(context.clock)
  const answer = context.responseCache.answer(
    'queue',
    [queueTopic],
    async (): Promise<Queue> => ({ ...(await queueNow(db)), mondays: await mondayNights(db) }),
  )
  const changed = async () => {
    await context.responseCache.changed(queueTopic)
    await context.live.publish(queueTopic, queueTopic, () => queueNow(db))
    return queueNow(db)
  }
  serve(context, queueContract, {
    'GET /api/queue': answer,
    'PUT /api/queue/:id': async ({ params, body }, request) => {
      const own = by(request.staff)
      const { waited_s, ...report } = body
      if (waited_s > longestWaitS) refuse('too-old', 409, 'This was seen too long ago.')
      const toldAt = new Date(own.at.getTime() - (waited_s < sentAtOnceS ? 0 : waited_s * 1000))
      await db.transaction().execute(trx => tell(trx, params.id, report, toldAt, own))
      return changed()
    },
    'PUT /api/queue/:id/withdrawal': async ({ params }, request) => {
      await db.transaction().execute(trx => withdrawReport(trx, params.id, by(request.staff)))
      return changed()
    },
  })
}

import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { landmarksOf } from '#kit/server/landmarks.ts'
import { serveAlerts } from './cap/alerts-api.server.ts'
import { noticesContract, noticesTopic } from './contract.ts'
import { serveHolds } from './holds/holds-api.server.ts'
import { addNotice, changeNotice, currentNotices, endNotice, pastNotices } from './notices.server.ts'
import { serveNoticePushes } from './push/push-api.server.ts'
import { noticeSender } from './push/sender.server.ts'
import { serveReceivedAlerts } from './received/received-api.server.ts'
import type { NoticeTables } from './tables.server.ts'

export const noticesApi: FeatureApi = async context => {
  await serveAlerts(context)
  await serveNoticePushes(context)
  serveReceivedAlerts(context)
  const pushes = noticeSender(context)
  const db = context.db.withTables<NoticeTables>()
  const now = () => new Date(context.clock())
  const by = changedBy(context.clock)
  const current = () => currentNotices(db, now(), () => landmarksOf(context))
  const list = context.responseCache.answer('notices', [noticesTopic], current)
  const tell = async () => {
    await context.responseCache.changed(noticesTopic)
    await context.live.publish(noticesTopic, noticesTopic, current)
    pushes.look()
  }
  serveHolds(context, tell)

  serve(context, noticesContract, {
    'GET /api/notices': list,
    'GET /api/notices/past': () => pastNotices(db, now()),
    'GET /api/notices/places': async () => ({
      places: (await landmarksOf(context)).flatMap(({ name, post }) => (post ? [] : [name])),
    }),
    'POST /api/notices': async ({ body: { id, received, ...told } }, { staff }) => {
      const notice = await addNotice(db, id, told, by(staff), received)
      await tell()
      return notice
    },
    'PUT /api/notices/:id': async ({ params, body: { updated_at, ...told } }, { staff }) => {
      const notice = await changeNotice(db, params.id, updated_at, told, by(staff))
      await tell()
      return notice
    },
    'DELETE /api/notices/:id': async ({ params }, { staff }) => {
      await endNotice(db, params.id, by(staff))
      await tell()
    },
  })
}

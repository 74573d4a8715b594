import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { createSharedRuns } from '#common/shared-runs.ts'
import type { FeatureApi, Landmark } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { fingerprint } from '#kit/server/http/store-once.ts'
import { landmarksOf } from '#kit/server/landmarks.ts'
import { withdrawConsent } from '#kit/server/personal-data.ts'
import { namedIn } from '#kit/server/photos/removal.ts'
import { storeWithPhoto } from '#kit/server/photos/store-with-photo.ts'
import { answerAsWalker } from './answers.server.ts'
import { dangerContract, dangersTopic, pageSize, reportsPerDay, type Submission } from './contract.ts'
import { answersPerDay } from './danger-kinds.ts'
import {
  addPhoto,
  answerDanger,
  dangersNow,
  dropUnreported,
  keepReport,
  personal,
  reportById,
  tellDangers,
} from './dangers.server.ts'
import { ownReport, ownReports, staffDangers, withReports } from './lists.server.ts'
import type { DangerTables } from './tables.server.ts'
import { whereOf } from './where.server.ts'

const urgent = { folder: 'private', urgent: 'danger' } as const
/** ms. */
const toldEvery = 10_000

export const dangerApi: FeatureApi = context => {
  const db = context.db.withTables<DangerTables>()
  const { responseCache, clock } = context
  context.photos.onSweep(namedIn(db, 'danger_reports', 'private'))
  const budget = context.budgets('danger', {
    title: { en: 'Reports of dangers', hi: 'खतरे की सूचनाएँ' },
    perDevice: { max: reportsPerDay, seconds: 86_400 },
    ordinary: { perNetwork: 200, inAll: 1500 },
  })
  const answering = context.budgets('danger-answer', {
    title: { en: 'Answers about dangers', hi: 'खतरों के बारे में जवाब' },
    perDevice: { max: answersPerDay, seconds: 86_400 },
    ordinary: { perNetwork: 400, inAll: 4000 },
  })
  const dangers = responseCache.answer(dangersTopic, [dangersTopic, 'waypoints', 'posts'], () =>
    dangersNow(context),
  )
  const places = responseCache.answer('danger-places', ['waypoints', 'crowd'], async () => ({
    places: (await landmarksOf(context)).flatMap(({ name, point, order, post }) =>
      post ? [] : { name, ...(point && { point }), on_walk: order !== undefined },
    ),
  }))
  const tell = () => tellDangers(context)
  const shared = createSharedRuns<'landmarks', Landmark[]>()
  /** Read once for all reports that arrive meanwhile: during a flood, places are read a few times a second. */
  const landmarksNow = () => shared('landmarks', () => landmarksOf(context))

  // In a crowd hundreds answer within a minute, so open phones and consoles are updated in batches.
  let soon: NodeJS.Timeout | undefined
  const tellSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      // The next answer tries again; until then, anything fetched again is up to date.
      tell().catch(() => undefined)
    }, toldEvery).unref()
  }
  context.app.addHook('onClose', async () => clearTimeout(soon))

  serve(context, dangerContract, {
    'GET /api/dangers': dangers,
    'GET /api/dangers/places': places,
    'POST /api/dangers': async ({ body, files }, request) => {
      const { device = '' } = request
      // Each try has waited longer; all else is the same. An old app does not say how its position came about, so such reports
      // are compared by the position itself.
      const { waited_s, is_chosen, ...said } = body
      const print = await fingerprint(said, files.photo)
      const keep = async (network: string, image_hash: string | null) => {
        const { kind, notice_version, notice_language, id } = body
        const { unknown, ...where } = whereOf(body, await landmarksNow())
        const report = {
          id,
          words: [unknown, body.words].filter(Boolean).join(' · '),
          is_chosen: is_chosen && body.position ? is_chosen === 'true' : null,
          image_hash,
          device,
          network,
          fingerprint: print,
          notice_version,
          notice_language,
          ...timesOf(clock(), waited_s),
        }
        return keepReport(db, report, { kind, where })
      }
      const { row, ...waits } = await storeWithPhoto(context, {
        ...{ id: body.id, from: request, photo: files.photo, options: urgent, print },
        find: () => reportById(db, body.id),
        keep: storePhoto => budget.spendOn(request, async network => keep(network, await storePhoto())),
        addPhoto: (id, hash) => addPhoto(db, id, hash),
      })
      return { ...(await ownReport(db, row)), ...waits }
    },
    'POST /api/dangers/:id/answers': async ({ params, body }, request) => {
      const { device = '' } = request
      const { created_at, observed_at: seen_at } = timesOf(clock(), body.waited_s)
      await answering.spendOn(request, network =>
        answerAsWalker(db, params.id, { device, network, answer: body.answer, seen_at, created_at }),
      )
      await responseCache.changed(dangersTopic)
      tellSoon()
    },
    'GET /api/dangers/mine': async (_, { device = '' }) => ({ reports: await ownReports(db, device) }),
    'DELETE /api/dangers/mine/:id': async ({ params }, { device = '' }) => {
      const which = sql`id = ${params.id} and device = ${device}`
      if (!(await withdrawConsent(context, { feature: 'danger', part: personal, which })))
        refuse('not-found', 404)
      await dropUnreported(db)
    },
    'GET /api/dangers/all': ({ query }) =>
      staffDangers(db, query.list, { id: query.id, skip: query.skip, limit: pageSize }),
    'PATCH /api/dangers/:id': async ({ params, body }, { staff }) => {
      const row = await answerDanger(db, params.id, body, changedBy(clock)(staff))
      await tell()
      const [danger] = await withReports(db, [row])
      return danger ?? refuse('not-found', 404)
    },
    'GET /api/dangers/reports/:id/photo': async ({ params }, request, reply) => {
      const hash = (await reportById(db, params.id))?.image_hash
      if (!hash) refuse('not-found', 404)
      return context.photos.send(request, reply, { hash, size: 1600, folder: 'private' })
    },
  })
}

/** A phone keeps what waits for a week; earlier times are not believed. */
const longestWait_s = 7 * 86_400
const timesOf = (now: number, waited_s: Submission['waited_s']) => ({
  created_at: new Date(now),
  observed_at: new Date(now - Math.min(waited_s, longestWait_s) * 1000),
})

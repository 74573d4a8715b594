import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { namedIn } from '#kit/server/photos/removal.ts'
import { surveyContract } from './contract.ts'
import { serveDesk } from './desk/desk-api.server.ts'
import { countOf, findRow, keepPart, keepPoint, type SurveyTables } from './survey.server.ts'

const dayMs = 86_400_000

export const surveyApi: FeatureApi = context => {
  const db = context.db.withTables<SurveyTables>()
  context.photos.onSweep(namedIn(db, 'survey_points', 'private'))
  serveDesk(context)
  serve(context, surveyContract, {
    'GET /api/survey/mine': (_, { staff }) =>
      countOf(db, signedIn(staff).username, new Date(context.clock() - dayMs)),
    'POST /api/survey/parts': async ({ body }, { staff }) => {
      const walker = signedIn(staff).username
      // Leave out its waiting time, which differs with each try.
      const { waited_s: _, age_s: __, ...said } = body
      const print = await fingerprint({ ...said, walker })
      const sent = { walker, at: new Date(context.clock()), fingerprint: print }
      const { id } = await storeOnce(
        print,
        () => findRow(db, 'survey_parts', body.id),
        () => keepPart(db, body, sent),
      )
      return { id }
    },
    'POST /api/survey/points': async ({ body, files: { photo } }, request) => {
      const walker = signedIn(request.staff).username
      const { waited_s: _, age_s: __, ...said } = body
      const print = await fingerprint({ ...said, walker }, photo)
      const sent = { walker, at: new Date(context.clock()), fingerprint: print }
      const keep = async () => {
        const kept = photo && (await context.photos.store(photo, request, { folder: 'private' }))
        return keepPoint(db, body, sent, kept?.hash ?? null)
      }
      const { id } = await storeOnce(print, () => findRow(db, 'survey_points', body.id), keep)
      return { id }
    },
  })
}

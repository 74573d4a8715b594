import { refuse } from '#common/refusal.ts'
import { placeTypes, viewTypes } from '#content/facility-types.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { fileCalls } from '#kit/server/csv/staff-import.ts'
import { countSince } from '#kit/server/db/count-since.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { tellChange, tellChanges } from '#kit/server/live/tell-changes.ts'
import { rowCalls } from '#kit/server/staff/row-calls.ts'
import { answerPlace, dismissAnswers } from './answers.server.ts'
import { answersPerDay, knownFrom } from './answers.ts'
import { allPlacesTopic, facilitiesContract, placesTopic, staffContract } from './contract.ts'
import { activeFacilities, allPlaces, placeRecords } from './facilities.server.ts'
import { placesImporter } from './places-csv.server.ts'
import type { PlaceTables } from './tables.server.ts'

export const facilitiesApi: FeatureApi = context => {
  const db = context.db.withTables<PlaceTables>()
  const watchAnswers = context.alarms.watch({
    name: 'place-answers',
    ceiling: 600,
    count: since => countSince(context.db, 'facility_answers', 'created_at', since),
  })
  const answering = context.budgets('place-answer', {
    title: { en: 'Answers about places', hi: 'जगहों के बारे में जवाब' },
    perDevice: { max: answersPerDay, seconds: 86_400 },
    ordinary: { perNetwork: 400, inAll: 2000 },
  })
  const all = context.responseCache.answer('facilities', ['facilities'], () => activeFacilities(db))
  tellChange(context.live, allPlacesTopic, all)
  const byType = new Map(
    [...placeTypes, ...viewTypes].map(type => [
      type as string,
      context.responseCache.answer(`facilities-${type}`, ['facilities'], () => activeFacilities(db, type)),
    ]),
  )
  context.app.fastPath.add('/api/facilities', all.ready)
  for (const [type, answer] of byType) {
    context.app.fastPath.add(`/api/facilities?type=${type}`, answer.ready)
    tellChanges(context.live, placesTopic(type), answer, ({ facilities }) =>
      facilities.map(row => [row.id, row]),
    )
  }
  serve(context, facilitiesContract, {
    'GET /api/facilities': ({ query }, request, reply) => {
      const answer = query.type === undefined ? all : byType.get(query.type)
      return (answer ?? refuse('unknown-type')).send(request, reply)
    },
    'POST /api/facilities/:id/answers': async ({ params, body }, request) => {
      const { device = '' } = request
      const now = context.clock()
      const answer = (network: string) =>
        answerPlace(db, params.id, {
          ...{ device, network, answer: body.answer },
          is_known: request.deviceAge >= knownFrom,
          is_near: body.near ?? null,
          ...{ seen_at: new Date(now - body.waited_s * 1000), created_at: new Date(now) },
        })
      const { counts, isChanged } = await answering.spendOn(request, answer)
      if (isChanged) await context.responseCache.changed('facilities')
      await watchAnswers()
      return counts
    },
  })
  const rows = rowCalls(context, 'facilities', placeRecords)
  const file = fileCalls(context, { importer: placesImporter, subject: 'place', all: allPlaces })
  serve(context, staffContract, {
    'GET /api/facilities/all': async () => ({ places: await allPlaces(db) }),
    'GET /api/facilities/file': file.exports,
    'POST /api/facilities/file': file.imports,
    'POST /api/facilities': rows.add,
    'PUT /api/facilities/:id': rows.change,
    'DELETE /api/facilities/:id/answers': async ({ params }, { staff }) => {
      await dismissAnswers(db, params.id, changedBy(context.clock)(staff))
      await context.responseCache.changed('facilities')
    },
  })
}

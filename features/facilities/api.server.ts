import { refuse } from '#common/refusal.ts'
import { placeTypes, viewTypes } from '#content/facility-types.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { importByStaff } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { tellChange, tellChanges } from '#kit/server/live/tell-changes.ts'
import { answerPlace, countAnswers, dismissAnswers } from './answers.server.ts'
import { answersPerDay, knownFrom } from './answers.ts'
import {
  allPlacesTopic,
  facilitiesContract,
  placesTopic,
  type StaffPlace,
  staffContract,
} from './contract.ts'
import { activeFacilities, addPlace, allPlaces, changePlace } from './facilities.server.ts'
import { placesImporter } from './places-csv.server.ts'
import type { PlaceTables } from './tables.server.ts'

export const facilitiesApi: FeatureApi = context => {
  const db = context.db.withTables<PlaceTables>()
  const watchAnswers = context.alarms.watch({
    name: 'place-answers',
    ceiling: 600,
    count: since => countAnswers(db, since),
  })
  const answering = context.budgets('place-answer', {
    title: { en: 'Answers about places', hi: 'जगहों के बारे में जवाब' },
    perDevice: { max: answersPerDay, seconds: 86_400 },
    ordinary: { perNetwork: 400, inAll: 20_000 },
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
  const author = (staff: Staff | undefined) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const saved = async (row: StaffPlace) => {
    await context.responseCache.changed('facilities')
    return row
  }
  serve(context, staffContract, {
    'GET /api/facilities/all': async () => ({ places: await allPlaces(db) }),
    'GET /api/facilities/file': async (_, __, reply) =>
      sendCsv(reply, 'places', await placesImporter.file(context.db), context.clock()),
    'POST /api/facilities/file': async ({ body, files }, { staff }) => {
      const report = await importByStaff(context.db, {
        importer: placesImporter,
        subject: 'place',
        rows: trx => allPlaces(trx.withTables<PlaceTables>()),
        file: files.file ?? refuse('invalid'),
        trial: body.trial === 'true',
        ...author(staff),
      })
      if (report.is_stored) await context.responseCache.changed(placesImporter.topic)
      return report
    },
    'POST /api/facilities': async ({ body: { id, ...fields } }, { staff }) =>
      saved(await addPlace(db, id, fields, author(staff))),
    'PUT /api/facilities/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) =>
      saved(await changePlace(db, params.id, updated_at, fields, author(staff))),
    'DELETE /api/facilities/:id/answers': async ({ params }, { staff }) => {
      await dismissAnswers(db, params.id, author(staff))
      await context.responseCache.changed('facilities')
    },
  })
}

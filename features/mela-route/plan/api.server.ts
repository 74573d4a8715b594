import { refuse } from '#common/refusal.ts'
import { temple } from '#content/temple.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { sendCsv } from '#kit/server/csv/send-table.ts'
import { importByStaff } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { partNamed } from '../along.ts'
import type { WalkLine, Waypoint } from '../contract.ts'
import { type LineTables, walkLineOf } from '../line/lines.server.ts'
import { measureWalk } from '../walk.ts'
import { walkInOrder } from '../waypoints.server.ts'
import { planContract, type StaffRule, type TravelPlan } from './contract.ts'
import { addRule, allRules, changeRule, comingRules, type RuleTables } from './rules.server.ts'
import { rulesFile, rulesImporter } from './rules-csv.server.ts'

const topic = 'travel-rules'

/** The last station before the temple whose position is known, as people come by train. */
function lastStation(waypoints: readonly Waypoint[], line: WalkLine | undefined): TravelPlan['station'] {
  const walk = measureWalk(waypoints, temple, line)
  const stop = walk?.stops.findLast(
    ({ placed, waypoint }) => placed && /station|junction/i.test(waypoint.name.en),
  )
  return walk && stop ? { name: stop.waypoint.name, km: Math.max(1, Math.round(walk.km - stop.km)) } : null
}

/** The rules of the traffic: everybody reads those of the days to come, staff write them. */
export const planApi: FeatureApi = context => {
  const { responseCache, clock } = context
  const db = context.db.withTables<RuleTables>()
  const by = (staff: Staff | undefined) => ({ staff: signedIn(staff), at: new Date(clock()) })
  const saved = async (rule: StaffRule) => {
    await responseCache.changed(topic)
    return rule
  }
  // The importer gives every row its place as the name.
  const rows = async (trx: typeof context.db) =>
    (await allRules(trx.withTables<RuleTables>())).map(rule => ({ ...rule, name: rule.place }))
  const plan = responseCache.answer(topic, [topic, 'waypoints'], async (): Promise<TravelPlan> => {
    const tables = context.db.withTables<LineTables>()
    const waypoints = await walkInOrder(tables)
    const line = await walkLineOf(tables, waypoints)
    const rules = (await comingRules(db, clock())).map(rule => {
      const on_walk = partNamed(waypoints, rule.place.en)
      return on_walk ? { ...rule, on_walk } : rule
    })
    return { rules, station: lastStation(waypoints, line) }
  })
  tellChanges(
    context.live,
    topic,
    plan,
    ({ rules }) => rules.map(rule => [rule.id, rule]),
    ({ station }) => station,
  )
  serve(context, planContract, {
    'GET /api/travel-rules': plan,
    'GET /api/travel-rules/all': async () => ({ rules: await allRules(db) }),
    'GET /api/travel-rules/file': async (_, __, reply) =>
      sendCsv(reply, topic, rulesFile(await allRules(db)), clock()),
    'POST /api/travel-rules/file': async ({ body, files }, { staff }) => {
      const report = await importByStaff(context.db, {
        importer: rulesImporter,
        subject: 'travel-rule',
        rows,
        file: files.file ?? refuse('invalid'),
        trial: body.trial === 'true',
        ...by(staff),
      })
      if (report.is_stored) await responseCache.changed(topic)
      return report
    },
    'POST /api/travel-rules': async ({ body: { id, ...fields } }, { staff }) =>
      saved(await addRule(db, id, fields, by(staff))),
    'PUT /api/travel-rules/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) =>
      saved(await changeRule(db, params.id, updated_at, fields, by(staff))),
  })
}

import type { Kysely } from 'kysely'
import { temple } from '#content/temple.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { fileCalls } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { rowCalls } from '#kit/server/staff/row-calls.ts'
import { partNamed } from '../along.ts'
import type { WalkLine, Waypoint } from '../contract.ts'
import { type LineTables, walkLineOf } from '../line/lines.server.ts'
import { measureWalk } from '../walk.ts'
import { walkInOrder } from '../waypoints.server.ts'
import { planContract, type TravelPlan } from './contract.ts'
import { allRules, comingRules, type RuleTables, ruleRecords } from './rules.server.ts'
import { rulesImporter } from './rules-csv.server.ts'

const topic = 'travel-rules'

/** The last station before the temple whose position is known, as people come by train. */
function lastStation(waypoints: readonly Waypoint[], line: WalkLine | undefined): TravelPlan['station'] {
  const walk = measureWalk(waypoints, temple, line)
  const stop = walk?.stops.findLast(
    ({ placed, waypoint }) => placed && /station|junction/i.test(waypoint.name.en),
  )
  return walk && stop ? { name: stop.waypoint.name, km: Math.max(1, Math.round(walk.km - stop.km)) } : null
}

/** The traffic rules: everybody reads those of the coming days, staff write them. */
export const planApi: FeatureApi = context => {
  const { responseCache, clock } = context
  const db = context.db.withTables<RuleTables>()
  const rows = rowCalls(context, topic, ruleRecords)
  const file = fileCalls(context, {
    ...{ importer: rulesImporter, subject: 'travel-rule' },
    // The report calls each rule by its place.
    all: async (trx: Kysely<RuleTables>) =>
      (await allRules(trx)).map(rule => ({ ...rule, name: rule.place })),
  })
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
    'GET /api/travel-rules/file': file.exports,
    'POST /api/travel-rules/file': file.imports,
    'POST /api/travel-rules': rows.add,
    'PUT /api/travel-rules/:id': rows.change,
  })
}

import { fullMapUrl } from '#content/route-map.ts'
import { standsInFair } from '#content/shravan.ts'
import type { AppContext, FeatureApi, KnownPlace } from '#kit/server/context.ts'
import { fileCalls } from '#kit/server/csv/staff-import.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy } from '#kit/server/http/request.ts'
import { tellChange, tellChanges } from '#kit/server/live/tell-changes.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { aheadContract, aheadTopic } from './ahead/contract.ts'
import { placesAhead } from './ahead/places-ahead.server.ts'
import { findAlong, type Place } from './along.ts'
import { type AlongType, alongTypes } from './along-types.ts'
import { fullMap, type MelaRoute, melaRouteContract, staffContract, walkTopic } from './contract.ts'
import { type LineTables, walkLineOf } from './line/lines.server.ts'
import { planApi } from './plan/api.server.ts'
import { changeWaypoint, staffWaypoints } from './staff-waypoints.server.ts'
import { type WaypointsTable, walkInOrder } from './waypoints.server.ts'
import { waypointsImporter } from './waypoints-importer.server.ts'

const key = 'mela-route'

export const melaRouteApi: FeatureApi = context => {
  const { responseCache, clock } = context
  const by = changedBy(clock)
  const route = responseCache.answer(key, [key, 'waypoints', 'facilities'], () => melaRoute(context))
  const db = context.db.withTables<{ waypoints: WaypointsTable }>()
  // Which places exist depends on the day.
  context.looks.every(600_000, 'places of the walk', () => responseCache.changed(key))
  tellChanges(
    context.live,
    walkTopic,
    route,
    ({ waypoints }) => waypoints.map(row => [String(row.order), row]),
    ({ waypoints: _, ...rest }) => rest,
  )
  const file = fileCalls(context, {
    ...{ importer: waypointsImporter, subject: 'waypoint', all: staffWaypoints },
  })
  serve(context, staffContract, {
    'GET /api/waypoints': async () => ({ waypoints: await staffWaypoints(db) }),
    'PUT /api/waypoints/:order': async ({ params, body }, { staff }) => {
      const row = await changeWaypoint(db, Number(params.order), body, by(staff))
      await responseCache.changed('waypoints')
      return row
    },
    'GET /api/waypoints/file': file.exports,
    'POST /api/waypoints/file': file.imports,
  })
  planApi(context)
  const ahead = responseCache.answer(aheadTopic, ['waypoints', 'facilities'], () => placesAhead(context))
  tellChange(context.live, aheadTopic, ahead)
  serve(context, aheadContract, { 'GET /api/mela-route/ahead': ahead })
  serve(context, melaRouteContract, {
    'GET /api/mela-route': route,
    'PUT /api/mela-route/full-map': async ({ body: { instead_of, url } }, { staff }) => {
      const change = { read: chosenMap, change: () => ({ url }), instead_of, ...by(staff) }
      await changeSetting(context.db, key, change)
      await responseCache.changed(key)
      return { url }
    },
  })
}

/** The map that staff chose, or the one that the guide brings. */
const chosenMap = async (db: AppContext['db']) =>
  (await readSetting(db, key, fullMap))?.value ?? { url: fullMapUrl }

async function melaRoute({
  db,
  features,
  clock,
}: Pick<AppContext, 'db' | 'features' | 'clock'>): Promise<MelaRoute> {
  const tables = db.withTables<LineTables>()
  const [walk, places, map] = await Promise.all([
    walkInOrder(tables),
    Promise.all(features.map(feature => feature.places?.(db, alongTypes) ?? [])),
    chosenMap(db),
  ])
  const line = await walkLineOf(tables, walk)
  const now = clock()
  const { near, counts } = findAlong(walk, places.flat().filter(stands(now)).map(placeOf))
  return {
    waypoints: walk.map(waypoint => {
      const types = near.get(waypoint.order)
      return types ? { ...waypoint, near: [...types] } : waypoint
    }),
    ...(line && { line }),
    along: counts,
    full_map: map.url,
  }
}

const stands =
  (now: number) =>
  ({ isOfFair, isSurveyed, updated_at }: KnownPlace): boolean =>
    !isOfFair || standsInFair(now, isSurveyed ? updated_at.toISOString() : undefined)
const placeOf = ({ type, name, address, point }: KnownPlace): Place => ({
  type: type as AlongType,
  words: `${name.en}, ${address.en}`,
  point,
})

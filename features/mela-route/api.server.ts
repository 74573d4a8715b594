import { fullMapUrl } from '#content/route-map.ts'
import type { AppContext, FeatureApi, KnownPlace } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { signedIn } from '#kit/server/http/request.ts'
import { changeSetting, readSetting } from '#kit/server/staff/staff-settings.ts'
import { aheadContract } from './ahead/contract.ts'
import { placesAhead } from './ahead/places-ahead.server.ts'
import { findAlong, type Place } from './along.ts'
import { type AlongType, alongTypes } from './along-types.ts'
import { contract, fullMap, type MelaRoute } from './contract.ts'
import { type WaypointsTable, walkInOrder } from './waypoints.server.ts'

const key = 'mela-route'

export const api: FeatureApi = context => {
  const { responseCache, clock } = context
  const route = responseCache.answer(key, [key, 'waypoints', 'facilities'], () => melaRoute(context))
  serve(context, aheadContract, {
    'GET /api/mela-route/ahead': responseCache.answer('mela-route-ahead', ['waypoints', 'facilities'], () =>
      placesAhead(context),
    ),
  })
  serve(context, contract, {
    'GET /api/mela-route': route,
    'PUT /api/mela-route/full-map': async ({ body }, { staff }) => {
      await changeSetting(context.db, key, { value: body, staff: signedIn(staff), at: new Date(clock()) })
      await responseCache.changed(key)
      return body
    },
  })
}

async function melaRoute({ db, features }: Pick<AppContext, 'db' | 'features'>): Promise<MelaRoute> {
  const tables = db.withTables<{ waypoints: WaypointsTable }>()
  const [walk, places, decided] = await Promise.all([
    walkInOrder(tables),
    Promise.all(features.map(feature => feature.places?.(db, alongTypes) ?? [])),
    readSetting(db, key, fullMap),
  ])
  const { near, counts } = findAlong(walk, places.flat().map(placeOf))
  return {
    waypoints: walk.map(waypoint => {
      const types = near.get(waypoint.order)
      return types ? { ...waypoint, near: [...types] } : waypoint
    }),
    along: counts,
    full_map: decided ? decided.value.url : fullMapUrl,
  }
}

const placeOf = ({ type, name, address, point }: KnownPlace): Place => ({
  type: type as AlongType,
  words: `${name.en}, ${address.en}`,
  point,
})

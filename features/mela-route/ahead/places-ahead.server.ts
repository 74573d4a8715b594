import type { AppContext } from '#kit/server/context.ts'
import { namedIn } from '../along.ts'
import { type WaypointsTable, walkInOrder } from '../waypoints.server.ts'
import { type AheadType, aheadTypes } from './ahead-types.ts'
import type { PlaceAhead } from './contract.ts'

/** Every place of these kinds with a known position, or with the name of a waypoint; the phone sorts them into walking order. */
export async function placesAhead({ db, features }: Pick<AppContext, 'db' | 'features'>): Promise<{
  places: PlaceAhead[]
}> {
  const [walk, known] = await Promise.all([
    walkInOrder(db.withTables<{ waypoints: WaypointsTable }>()),
    Promise.all(features.map(feature => feature.places?.(db, aheadTypes) ?? [])),
  ])
  const places = known.flat().map(place => {
    const { type, name, address, point, precision_m, isSurveyed, isOfFair, updated_at } = place
    const at = point ? undefined : namedIn(walk, `${name.en}, ${address.en}`)
    return {
      ...{ type: type as AheadType, name, address },
      ...(point && { position: point }),
      ...(point && precision_m !== null && { precision_m }),
      ...(isSurveyed && { surveyed: true as const }),
      ...(isOfFair && { of_fair: true as const }),
      ...(isOfFair && isSurveyed && { checked_at: updated_at.toISOString() }),
      ...(at !== undefined && { at }),
    }
  })
  return { places }
}

import type { Point } from '#common/distance.ts'
import { standsInFair } from '#content/shravan.ts'
import type { Stop, Walk } from '../walk.ts'
import { nearestOn } from '../walk-path.ts'
import { type AheadType, aheadTypes } from './ahead-types.ts'
import { type Basis, basisOf, isSurveyed, lineErrorM, stopErrorM, unsurveyedShare } from './certainty.ts'
import type { PlaceAhead } from './contract.ts'

/** Where the list begins: `km` from the start of the walk, which may be off by `errorM` metres. */
export type Start = { km: number; errorM: number }

/** One thing ahead. `km`: on foot along the line from the start of the list. */
export type Ahead<T> = {
  what: T
  km: number
  errorM: number
  basis: Basis
  /** The stop that it is at or follows. */
  stop: Stop
  /** It may lie behind the reader as well, because the positions are no better. */
  isAround: boolean
  /** Only the stop that it is at is known. */
  isNamed: boolean
}

/** A place more than this many km from the line is not on the walk. */
const besideKm = 1
/** Precision in metres of a position without a recorded one. */
const unwrittenM = 1000

/**
 * Places in walking order from a start on. With `towards: 'back'` the list goes from the start backwards, because for a reader
 * far away distances are counted from the temple. Places away from the line, and those without a known position, are left out;
 * `unknown` counts the latter.
 */
export function placesFrom(
  walk: Walk,
  places: readonly PlaceAhead[],
  start: Start,
  towards: 'temple' | 'back' = 'temple',
): { rows: Ahead<PlaceAhead>[]; unknown: number } {
  let unknown = 0
  const rows = places.flatMap(place => {
    const spot = spotOf(walk, place)
    if (spot === 'unknown') unknown += 1
    if (!spot || spot === 'unknown') return []
    const row = aheadOf(walk, place, spot, start, towards)
    return row ? [row] : []
  })
  return { rows: rows.toSorted((a, b) => a.km - b.km), unknown }
}

type Spot = { km: number; errorM: number; isNamed?: boolean }

/** One thing at `spot`, seen from a start; undefined if it lies behind. */
function aheadOf<T>(
  walk: Walk,
  what: T,
  spot: Spot,
  start: Start,
  towards: 'temple' | 'back' = 'temple',
): Ahead<T> | undefined {
  const away = towards === 'temple' ? spot.km - start.km : start.km - spot.km
  const errorM = Math.max(spot.errorM, start.errorM)
  const isAround = Math.abs(away) * 1000 <= errorM
  if (away < 0 && !isAround) return undefined
  const isOnSurvey = isSurveyed(walk, start.km, spot.km)
  return {
    what,
    km: Math.max(0, away),
    errorM: isOnSurvey ? errorM : Math.max(errorM, Math.abs(away) * 1000 * unsurveyedShare),
    // A stop has its kilometre of the walk, even if it is known only by name.
    basis: spot.isNamed ? 'about' : basisOf(away, errorM, isOnSurvey),
    stop: stopAt(walk, spot.km),
    isAround: isAround && errorM > 50,
    isNamed: spot.isNamed === true,
  }
}

/** Things in walking order, each at one or two spots: it begins at the first spot ahead, and a reader between the two is inside it. */
export function aheadFrom<T>(
  walk: Walk,
  things: readonly T[],
  spotsOf: (thing: T) => readonly Spot[],
  start: Start,
  towards: 'temple' | 'back',
): Ahead<T>[] {
  const rows = things.flatMap(what => {
    const spots = spotsOf(what)
    const all = spots.flatMap(spot => aheadOf(walk, what, spot, start, towards) ?? [])
    const [first] = all.toSorted((a, b) => a.km - b.km)
    if (!first) return []
    return [spots.length > all.length ? { ...first, km: 0, basis: 'about' as const, isAround: true } : first]
  })
  return rows.toSorted((a, b) => a.km - b.km)
}

/** The places that exist on a day (a moment of it in ms), and those that exist only during the fair. */
export function bySeason(places: readonly PlaceAhead[], day: number | undefined) {
  const stands = ({ of_fair, checked_at }: PlaceAhead) => !day || !of_fair || standsInFair(day, checked_at)
  return { standing: places.filter(stands), folded: places.filter(place => !stands(place)) }
}

/** The first of each kind, in walking order. */
export function nextOfEach(rows: readonly Ahead<PlaceAhead>[]): Ahead<PlaceAhead>[] {
  const first = new Map<AheadType, Ahead<PlaceAhead>>()
  for (const row of rows) if (!first.has(row.what.type)) first.set(row.what.type, row)
  return aheadTypes.flatMap(type => first.get(type) ?? []).toSorted((a, b) => a.km - b.km)
}

/** Where a point beside the walk is on it; undefined if it is not on the walk. */
export function spotAt(walk: Walk, point: Point, precisionM: number | undefined) {
  const { km, offKm } = nearestOn(walk.path, point)
  const ownM = precisionM ?? unwrittenM
  if (offKm > Math.max(besideKm, ownM / 1000)) return undefined
  return { km, errorM: Math.max(ownM, lineErrorM(walk, km)) }
}

/** The last stop passed at this kilometre. */
const stopAt = ({ stops }: Walk, km: number): Stop =>
  stops.findLast(stop => stop.km <= km + 0.001) ?? (stops[0] as Stop)

function spotOf(walk: Walk, { position, precision_m, at }: PlaceAhead) {
  if (position) return spotAt(walk, position, precision_m)
  const stop = at === undefined ? undefined : walk.stops.find(({ waypoint }) => waypoint.order === at)
  return stop ? { km: stop.km, errorM: stopErrorM(walk, stop), isNamed: true } : ('unknown' as const)
}

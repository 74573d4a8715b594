import { distanceKm, distanceParts, type Point, pointOf } from '#common/distance.ts'
import type { Language, Text } from '#common/text.ts'
import { mayBeOpen, townAt, townOf } from './place-address.ts'
import { temple } from './temple.ts'

/** From this precision (metres) on, a position is shown as an area, never as a pin or as a navigation target. */
export const areaFromMetres = 500

/** What is needed of a place of the guide. `precision_m`: how far off its position may be, in metres. */
export type NearbyPlace = {
  name: Text
  location_name: Text
  facility_type?: string
  verified?: string
  updated_at?: string
  doubt?: 'broken' | 'not-here' | undefined
  latitude: number | null
  longitude: number | null
  precision_m: number | null
}
type Found<P> = { place: P; km: number }
type Near<P> = Found<P> & { nearest: boolean }
/** `far` and `others`: the remaining places with a point, by distance, and without one, by name (specification §9). */
type Nearby<P> = { near: Near<P>[]; inTown: P[]; far: Near<P>[]; others: P[] }

/** A place farther away than this is called neither near nor nearest. */
const nearKm = 5
const farFromFairKm = 120 // the walk from Pahleja Ghat lies within it
/** From this distance a visitor is planning a journey: distances are measured from the temple. */
export const isFarFromFair = (point: Point): boolean => distanceKm(point, temple) > farFromFairKm

/**
 * All places by distance from a point. Of those within 5 km, the first that may be open is marked as nearest. `inTown`: places of
 * the reader's own town without a known point, one of which may be nearer. From far away all distances are measured from the
 * temple, and nothing is near.
 */
export function nearby<P extends NearbyPlace>(
  places: readonly P[],
  point: Point,
  language: Language,
  now: number,
): Nearby<P> {
  const isFar = isFarFromFair(point)
  const from = isFar ? temple : point
  const named = byName(places, language)
  // The sort is stable: equal distances stay in the order of names.
  const measured = byDistance(named, from)
  const isNear = ({ km }: { km: number }) => !isFar && km <= nearKm
  const first = measured.find(found => isNear(found) && mayBeOpen(found.place, now))
  const marked = measured.map(found => ({ ...found, nearest: found === first }))
  const town = isFar ? undefined : townAt(point)
  const isInTown = (place: P) => town !== undefined && townOf(place) === town
  const unknown = named.filter(place => !pointOf(place))
  return {
    near: marked.filter(isNear),
    inTown: unknown.filter(isInTown),
    far: marked.filter(found => !isNear(found)),
    others: unknown.filter(place => !isInTown(place)),
  }
}

/** The nearest place that may be open, if it is within so many km. */
export const nearestOpen = <P extends NearbyPlace>(
  places: readonly P[],
  from: Point,
  withinKm: number,
  now: number,
): Found<P> | undefined =>
  byDistance(places, from).find(({ place, km }) => km <= withinKm && mayBeOpen(place, now))

const byDistance = <P extends NearbyPlace>(places: readonly P[], from: Point): Found<P>[] =>
  places
    .flatMap(place => {
      const point = pointOf(place)
      return point ? [{ place, km: distanceKm(from, point) }] : []
    })
    .sort((a, b) => a.km - b.km)

export function byName<P extends NearbyPlace>(places: readonly P[], language: Language): P[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...places].sort((a, b) => compare(a.name[language], b.name[language]))
}

/** True if the position is only known roughly: its distance is shown as "about" and the map draws an area. */
export const isArea = (place: NearbyPlace): boolean =>
  pointOf(place) !== undefined && place.precision_m !== null && place.precision_m >= areaFromMetres

/** True if somebody measured its position on the ground; any other distance is shown as "about". */
export const isMeasured = (place: NearbyPlace & { verified: string }): boolean =>
  place.verified === 'surveyed' && pointOf(place) !== undefined && !isArea(place)

/** A distance for display; for an area it is rounded to the place's precision: 100 m, 0.1 km or 1 km. */
export function distanceOf(place: NearbyPlace, km: number): { value: string; unit: 'm' | 'km' } {
  if (!isArea(place)) return distanceParts(km)
  const coarse = Math.max(0.1, Math.round(km * 10) / 10)
  return distanceParts(km >= 10 ? Math.round(km) : coarse)
}

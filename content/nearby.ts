import { areaFromMetres, distanceKm, distanceParts, type Fix, pointOf } from '#common/distance.ts'
import type { Language, Text } from '#common/text.ts'
import { mayBeOpen, townAt, townOf } from './place-address.ts'
import { temple } from './temple.ts'

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
/** A place at a distance from a position, which may be off by `accuracyM` metres. */
type Found<P> = { place: P; km: number; accuracyM: number }
type Near<P> = Found<P> & { nearest: boolean }
/** `far` and `others`: the remaining places with a point, by distance, and without one, by name (specification §9). */
type Nearby<P> = { near: Near<P>[]; inTown: P[]; far: Near<P>[]; others: P[] }

/** A place farther away than this is called neither near nor nearest. */
const nearKm = 5
const farFromFairKm = 120 // the walk from Pahleja Ghat lies within it
/** From this distance a visitor is planning a journey: distances are measured from the temple. */
export const isFarFromFair = ({ point, accuracyM }: Fix): boolean =>
  distanceKm(point, temple) - accuracyM / 1000 > farFromFairKm
/** The temple's published position is accurate to about 200 m. */
const fromTemple: Fix = { point: temple, accuracyM: 200 }

/** A position that is off by more metres says nothing about distances within a town. */
const roughM = 2000
/** Whether distances can be told: the position is exact enough, or surely far away, so that they are measured from the temple. */
export const tellsDistances = (here: Fix): boolean => here.accuracyM <= roughM || isFarFromFair(here)

/**
 * All places by distance from a position. Of those within 5 km, the first that may be open is marked as nearest, if none of the
 * others can be nearer. `inTown`: places of the reader's own town without a known point, one of which may be nearer. From far
 * away all distances are measured from the temple, and nothing is near.
 */
export function nearby<P extends NearbyPlace>(
  places: readonly P[],
  here: Fix,
  language: Language,
  now: number,
): Nearby<P> {
  const isFar = isFarFromFair(here)
  const named = byName(places, language)
  // The sort is stable: equal distances stay in the order of names.
  const measured = byDistance(named, isFar ? fromTemple : here)
  const isNear = ({ km }: { km: number }) => !isFar && km <= nearKm
  const open = measured.filter(({ place }) => mayBeOpen(place, now))
  const first = open.find(isNear)
  const isSure = first && open.every(other => isNearer(first, other))
  const marked = measured.map(found => ({ ...found, nearest: isSure === true && found === first }))
  const town = isFar ? undefined : townAt(here.point)
  const isInTown = (place: P) => town !== undefined && townOf(place) === town
  const unknown = named.filter(place => !pointOf(place))
  return {
    near: marked.filter(isNear),
    inTown: unknown.filter(isInTown),
    far: marked.filter(found => !isNear(found)),
    others: unknown.filter(place => !isInTown(place)),
  }
}

/**
 * Whether a place is nearer than another, or as near, from every point at which the phone may be: the phone is at least
 * `accuracyM` away from the line half-way between the two.
 */
const isNearer = ({ place, km, accuracyM }: Found<NearbyPlace>, other: Found<NearbyPlace>): boolean => {
  const [at, otherAt] = [pointOf(place), pointOf(other.place)]
  const apart = at && otherAt ? distanceKm(at, otherAt) : 0
  return other.km ** 2 - km ** 2 >= (2 * apart * accuracyM) / 1000
}

/** The first place that may be open by distance from a position, if it is within so many km and distances can be told. */
export const nearestOpen = <P extends NearbyPlace>(
  places: readonly P[],
  here: Fix,
  withinKm: number,
  now: number,
): Found<P> | undefined =>
  tellsDistances(here)
    ? byDistance(places, here).find(({ place, km }) => km <= withinKm && mayBeOpen(place, now))
    : undefined

const byDistance = <P extends NearbyPlace>(places: readonly P[], { point, accuracyM }: Fix): Found<P>[] =>
  places
    .flatMap(place => {
      const at = pointOf(place)
      return at ? [{ place, km: distanceKm(point, at), accuracyM }] : []
    })
    .sort((a, b) => a.km - b.km)

export function byName<P extends NearbyPlace>(places: readonly P[], language: Language): P[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...places].sort((a, b) => compare(a.name[language], b.name[language]))
}

/** True if the position is only known roughly: its distance is shown as "about" and the map draws an area. */
export const isArea = (place: NearbyPlace): boolean =>
  pointOf(place) !== undefined && place.precision_m !== null && place.precision_m >= areaFromMetres

/** True if somebody measured its position on the ground. */
export const isMeasured = (place: NearbyPlace): boolean =>
  place.verified === 'surveyed' && pointOf(place) !== undefined && !isArea(place)

/** A phone's position that is off by more metres makes every distance "about" so much. */
const exactM = 50

/**
 * A distance for display. `isAbout`: one of its ends was not measured. Where one is known only to 500 m or worse, it is rounded to
 * 100 m, 0.1 km or 1 km.
 */
export function distanceOf({ place, km, accuracyM }: Found<NearbyPlace>) {
  const isAbout = !isMeasured(place) || accuracyM > exactM
  if (!isArea(place) && accuracyM < areaFromMetres) return { ...distanceParts(km), isAbout }
  const coarse = Math.max(0.1, Math.round(km * 10) / 10)
  return { ...distanceParts(km >= 10 ? Math.round(km) : coarse), isAbout }
}

import { distanceKm, distanceParts, type Point } from '#common/distance.ts'
import type { Language, Text } from '#common/text.ts'
import { areaFromMetres } from './facility-types.ts'

type Place = {
  name: Text
  latitude: number | null
  longitude: number | null
  precision_m: number | null
}
export type Near<P> = { place: P; km: number; nearest: boolean }
export type Nearby<P> = { near: Near<P>[]; others: P[] }

/**
 * Places by distance from a point, the first marked as the one nearest; those without coordinates by name after them
 * (specification §9). Loses none, invents none.
 */
export function nearby<P extends Place>(places: readonly P[], from: Point, language: Language): Nearby<P> {
  const named = byName(places, language)
  const near = named
    .flatMap(place => {
      const point = pointOf(place)
      return point ? [{ place, km: distanceKm(from, point) }] : []
    })
    // The sort is stable: equal distances stay in the order of names.
    .sort((a, b) => a.km - b.km)
    .map((found, i) => ({ ...found, nearest: i === 0 }))
  return { near, others: named.filter(place => !pointOf(place)) }
}

export function byName<P extends Place>(places: readonly P[], language: Language): P[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...places].sort((a, b) => compare(a.name[language], b.name[language]))
}

export const pointOf = ({ latitude, longitude }: Place): Point | undefined =>
  latitude === null || longitude === null ? undefined : { lat: latitude, lng: longitude }

/** A position this rough is "somewhere near here": its distance says "about", its map shows an area. */
export const isArea = (place: Place): boolean =>
  pointOf(place) !== undefined && place.precision_m !== null && place.precision_m >= areaFromMetres

/** A distance as it is said; of an area no finer than the place is known: 100 m, 0.1 km, 1 km. */
export function distanceOf(place: Place, km: number): { value: string; unit: 'm' | 'km' } {
  if (!isArea(place)) return distanceParts(km)
  const coarse = Math.max(0.1, Math.round(km * 10) / 10)
  return distanceParts(km >= 10 ? Math.round(km) : coarse)
}

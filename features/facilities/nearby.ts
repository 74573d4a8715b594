import { distanceKm, distanceParts, type Point } from '#common/distance.ts'
import type { Language, Text } from '#common/text.ts'

/** From this precision on, in metres, a position is shown as an area, never as a pin or as a navigation target. */
const areaFromMetres = 500

type Place = {
  name: Text
  latitude: number | null
  longitude: number | null
  precision_m: number | null
}
export type Near<P> = { place: P; km: number; nearest: boolean }
export type Nearby<P> = { near: Near<P>[]; others: P[] }

/**
 * All places by distance from a point, the first marked as nearest; then those without coordinates by name
 * (specification §9).
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

/** True if the position is only known roughly: its distance is shown as "about" and the map draws an area. */
export const isArea = (place: Place): boolean =>
  pointOf(place) !== undefined && place.precision_m !== null && place.precision_m >= areaFromMetres

/** A distance for display; of an area it is rounded to the place's precision: 100 m, 0.1 km or 1 km. */
export function distanceOf(place: Place, km: number): { value: string; unit: 'm' | 'km' } {
  if (!isArea(place)) return distanceParts(km)
  const coarse = Math.max(0.1, Math.round(km * 10) / 10)
  return distanceParts(km >= 10 ? Math.round(km) : coarse)
}

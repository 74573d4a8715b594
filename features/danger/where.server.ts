import { distanceKm, type Point } from '#common/distance.ts'
import type { Landmark } from '#kit/server/context.ts'
import { nearestLandmark } from '#kit/server/landmarks.ts'
import type { DangerRow } from './tables.server.ts'

/** Within this many km a place is named as near. */
const nearKm = 1.5
/** Two reports of one kind within this many km are about the same danger. */
const sameKm = 0.2

/** The stored place of a report: its name, and where the phone was or what was chosen on the map. */
export type Where = Pick<DangerRow, 'place_en' | 'place_hi' | 'is_near' | 'lat' | 'lng' | 'precision_m'>
/** `unknown`: the chosen name is no longer one of the landmarks. */
export function whereOf(
  { place, position }: { place: string; position: string },
  landmarks: readonly Landmark[],
): Where & { unknown: string } {
  const chosen = landmarks.find(({ name }) => name.en === place)
  const [lat = null, lng = null, precision_m = null] = position ? position.split(',').map(Number) : []
  // Surely so near, however far off the phone's position is.
  const within = nearKm - (precision_m ?? 0) / 1000
  const near =
    chosen || lat === null || lng === null ? undefined : nearestLandmark({ lat, lng }, landmarks, within)
  const named = (chosen ?? near)?.name
  return {
    place_en: named?.en ?? '',
    place_hi: named?.hi ?? '',
    is_near: near !== undefined,
    lat,
    lng,
    precision_m,
    unknown: chosen ? '' : place,
  }
}

/** About 440 m in Muzaffarpur, so that everything within 200 m of a point lies in at most four cells. */
const cell = { lat: 0.004, lng: 0.0045 }
const sameDegrees = { lat: sameKm / 110, lng: sameKm / 96 }

/** Degrees around a point within which the same danger may lie. */
export const around = ({ lat, lng }: Point) => ({
  lat: [lat - sameDegrees.lat, lat + sameDegrees.lat] as const,
  lng: [lng - sameDegrees.lng, lng + sameDegrees.lng] as const,
})

/** Lock names that two reports of the same place have in common: cells of the map, and the place's name. */
export function placesOf(where: Where): string[] {
  const point = pointOf(where)
  const named = where.place_en !== '' && !where.is_near ? [where.place_en] : []
  if (!point) return named
  const box = around(point)
  const cells = box.lat.flatMap(lat =>
    box.lng.map(lng => `${Math.floor(lat / cell.lat)} ${Math.floor(lng / cell.lng)}`),
  )
  return [...new Set([...cells, ...named])].sort()
}

/** Whether two reports of one kind are about the same place. */
export function isSamePlace(a: Where, b: Where): boolean {
  const [here, there] = [pointOf(a), pointOf(b)]
  if (here && there) return distanceKm(here, there) <= sameKm
  return a.place_en !== '' && a.place_en === b.place_en && !a.is_near && !b.is_near
}

export const pointOf = ({ lat, lng }: Pick<Where, 'lat' | 'lng'>): Point | undefined =>
  lat === null || lng === null ? undefined : { lat, lng }

/**
 * Where walkers are warned: at the phone's position, or at the named place; for a stop of the walk without a position, at the
 * known ones before and after it. Empty if unknown.
 */
export function pointsOf(
  row: Where,
  landmarks: readonly Landmark[],
): { points: Point[]; precision_m: number | null } {
  const own = pointOf(row)
  // About ten metres: more digits would reveal the phone's place, not the danger's.
  if (own) return { points: [{ lat: round(own.lat), lng: round(own.lng) }], precision_m: row.precision_m }
  const place = landmarks.find(({ name }) => name.en === row.place_en)
  if (place?.point) return { points: [place.point], precision_m: place.precision_m ?? null }
  if (place?.order === undefined) return { points: [], precision_m: null }
  const walk = landmarks.filter(one => one.order !== undefined && one.point)
  const order = place.order
  const around = [walk.findLast(one => (one.order ?? 0) < order), walk.find(one => (one.order ?? 0) > order)]
  return { points: around.flatMap(one => one?.point ?? []), precision_m: null }
}
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

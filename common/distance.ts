export type Point = { lat: number; lng: number }
/** A phone's position, which may be off by `accuracyM` metres. */
export type Fix = { point: Point; accuracyM: number }
const earthRadiusKm = 6371 // specification §9
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** From this precision (metres) on, a position is shown as an area, never as a pin or as a navigation target. */
export const areaFromMetres = 500

type Located = { latitude: number | null; longitude: number | null }
/** The position of a row; undefined if it has none. */
export const pointOf = ({ latitude, longitude }: Located): Point | undefined =>
  latitude === null || longitude === null ? undefined : { lat: latitude, lng: longitude }

/** Degrees to five decimals, about a metre. */
export const toAMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Great-circle distance in kilometres. */
export function exactKm(a: Point, b: Point): number {
  const half = (x: number) => Math.sin(radians(x) / 2) ** 2
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Great-circle distance in kilometres, rounded to 2 decimals (specification §9). */
export const distanceKm = (a: Point, b: Point): number => Math.round(exactKm(a, b) * 100) / 100

/** A distance for display: metres under 1 km, else kilometres (specification §9). */
export function distanceParts(km: number): { value: string; unit: 'm' | 'km' } {
  return km < 1 ? { value: String(Math.round(km * 1000)), unit: 'm' } : { value: String(km), unit: 'km' }
}

/** The direction from one point to another in degrees: 0 is north, 90 is east. */
export function bearing(from: Point, to: Point): number {
  const [lat1, lat2, turn] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)]
  const east = Math.sin(turn) * Math.cos(lat2)
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** The point at `fraction` (0 to 1) of the straight line from `a` to `b`. */
export const between = (a: Point, b: Point, fraction: number): Point => ({
  lat: a.lat + (b.lat - a.lat) * fraction,
  lng: a.lng + (b.lng - a.lng) * fraction,
})

/**
 * How much of a straight line, 0 to 1, lies before its point that is nearest to `here`. Legs are a few kilometres long: treating
 * them as flat, with scaled longitudes, is accurate to a metre.
 */
export function nearestOnLeg(a: Point, b: Point, here: Point): number {
  const shorten = Math.cos((a.lat * Math.PI) / 180)
  const leg = { x: (b.lng - a.lng) * shorten, y: b.lat - a.lat }
  const to = { x: (here.lng - a.lng) * shorten, y: here.lat - a.lat }
  const length = leg.x ** 2 + leg.y ** 2
  return length > 0 ? Math.min(1, Math.max(0, (leg.x * to.x + leg.y * to.y) / length)) : 0
}

import { distanceKm, exactKm, type Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import type { Waypoint } from './contract.ts'

/** A waypoint on the walk. `placed`: its position is known; otherwise `point` is interpolated between its neighbours. */
export type Stop = {
  waypoint: Waypoint
  point: Point
  placed: boolean
  /** From the start, in straight lines between known positions. */
  straightKm: number
  /** From the start on foot: as measured between surveyed stops close together, else scaled to the length that people walk. */
  km: number
}
export type Walk = {
  /** From Pahleja Ghat to the temple. */
  stops: readonly Stop[]
  /** Index of the first stop in the city; `stops.length` if there is none. */
  cityFrom: number
  /** Waypoints after the temple. */
  wayOut: readonly Waypoint[]
  straightKm: number
  km: number
}

/** Length of the walk as the guide tells it ("about 70"); press reports give 65 to 90 km. */
export const walkKm = 70
/** A position that is at most so far off, in metres, was surveyed. */
export const surveyedM = 50
/** Between surveyed stops that are at most so far apart, in km, the line is no guess. */
export const denseKm = 1
const cityKm = 4
const goalKm = 1

/**
 * Measures the waypoints by great-circle distance. Those without a position are spread evenly between their neighbours.
 * The walk ends at the waypoint nearest to `goal`. Undefined if fewer than two positions are known.
 */
export function measureWalk(waypoints: readonly Waypoint[], goal: Point): Walk | undefined {
  const ordered = waypoints.toSorted((a, b) => a.order - b.order)
  const end = goalIndex(ordered, goal)
  const way = ordered.slice(0, end + 1)
  const positions = way.map(({ position }) => position)
  if (positions.filter(position => position).length < 2) return undefined
  const points = spread(positions, between)
  const along = cumulate(way, 1)
  const straightKm = along.at(-1) ?? 0
  const onFoot = cumulate(way, straightKm > 0 ? walkKm / straightKm : 1)
  const stops = way.map((waypoint, i) => ({
    waypoint,
    point: points[i] as Point,
    placed: waypoint.position !== undefined,
    straightKm: along[i] as number,
    km: onFoot[i] as number,
  }))
  const last = points.at(-1) as Point
  const firstInCity = stops.findIndex(stop => stop.placed && distanceKm(stop.point, last) <= cityKm)
  return {
    stops,
    cityFrom: firstInCity < 0 ? stops.length : firstInCity,
    wayOut: ordered.slice(end + 1),
    straightKm,
    km: onFoot.at(-1) ?? 0,
  }
}

/** The point at `fraction` (0 to 1) of the straight line from `a` to `b`. */
export const between = (a: Point, b: Point, fraction: number): Point => ({
  lat: a.lat + (b.lat - a.lat) * fraction,
  lng: a.lng + (b.lng - a.lng) * fraction,
})

function goalIndex(ordered: readonly Waypoint[], goal: Point): number {
  const away = ordered.map(({ position }) =>
    position ? distanceKm(position, goal) : Number.POSITIVE_INFINITY,
  )
  const nearest = away.indexOf(Math.min(...away))
  if ((away[nearest] ?? Number.POSITIVE_INFINITY) <= goalKm) return nearest
  return ordered.findLastIndex(({ position }) => position)
}

/** Fills unknown values: evenly between known neighbours, at the ends with the nearest known value. */
function spread<T>(known: readonly (T | undefined)[], at: (a: T, b: T, fraction: number) => T): T[] {
  const places = known.flatMap((value, i) => (value === undefined ? [] : [i]))
  return known.map((value, i) => {
    if (value !== undefined) return value
    const after = places.find(j => j > i) ?? (places.at(-1) as number)
    const before = places.findLast(j => j < i) ?? after
    const fraction = after > before ? (i - before) / (after - before) : 0
    return at(known[before] as T, known[after] as T, fraction)
  })
}

// Distances are measured between known points only, so that interpolated points add no rounding errors.
function cumulate(way: readonly Waypoint[], stretch: number): number[] {
  let sum = 0
  let last: Waypoint | undefined
  const known = way.map(stop => {
    if (!stop.position) return undefined
    const km = last?.position ? exactKm(last.position, stop.position) : 0
    const isMeasured =
      km <= denseKm && [last, stop].every(end => (end?.precision_m ?? surveyedM + 1) <= surveyedM)
    sum += isMeasured ? km : km * stretch
    last = stop
    // Without the errors of adding up.
    return Math.round(sum * 1e9) / 1e9
  })
  return spread(known, (a, b, fraction) => a + (b - a) * fraction)
}

/** A stop's name shortened for a drawing: "Bhagwanpur station (Vaishali)" → "Bhagwanpur", "Hathi Chowk" → "Hathi". */
export const shortName = ({ en, hi }: Text): Text => ({
  en: en.replace(/\s*[(,].*$| (station|Junction|Chowk)\b.*$/, ''),
  hi: hi.replace(/\s*[(,].*$| (स्टेशन|जंक्शन|चौक)( .*)?$/, ''),
})

/** True if a waypoint's source text says that the order is unsure: "order unsure" in content/waypoints.csv. */
export const isOrderUnsure = (source: string): boolean => /\border\b.*\bunsure\b/.test(source)

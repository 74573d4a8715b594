import { distanceKm, type Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import type { Waypoint } from './contract.ts'

/** A waypoint on the walk. `placed`: its position is known, not drawn between its neighbours. */
export type Stop = {
  waypoint: Waypoint
  point: Point
  placed: boolean
  /** From the start in straight pieces. */
  straightKm: number
  /** From the start on foot: the straight pieces stretched to the length that people walk. */
  km: number
}
export type Walk = {
  /** From the ghat to the temple. */
  stops: readonly Stop[]
  /** Where the city part begins; the number of stops where there is none. */
  cityFrom: number
  /** What comes after the temple. */
  wayOut: readonly Waypoint[]
  straightKm: number
  km: number
}

/** Press figures for the walk run from 65 to 90 km; the guide says "about 70" (facts, The walk). */
export const walkKm = 70
const cityKm = 4
const goalKm = 1

/**
 * Measures the chain of waypoints by great circle. Those without a position are spread evenly between their neighbours.
 * The walk ends at the waypoint nearest to `goal`. Undefined where fewer than two positions are known.
 */
export function measureWalk(waypoints: readonly Waypoint[], goal: Point): Walk | undefined {
  const ordered = waypoints.toSorted((a, b) => a.order - b.order)
  const end = goalIndex(ordered, goal)
  const way = ordered.slice(0, end + 1)
  const positions = way.map(({ position }) => position)
  if (positions.filter(position => position).length < 2) return undefined
  const points = spread(positions, between)
  const along = cumulate(positions)
  const straightKm = along.at(-1) ?? 0
  const stretch = straightKm > 0 ? walkKm / straightKm : 1
  const stops = way.map((waypoint, i) => ({
    waypoint,
    point: points[i] as Point,
    placed: waypoint.position !== undefined,
    straightKm: along[i] as number,
    km: (along[i] as number) * stretch,
  }))
  const last = points.at(-1) as Point
  const firstInCity = stops.findIndex(stop => stop.placed && distanceKm(stop.point, last) <= cityKm)
  return {
    stops,
    cityFrom: firstInCity < 0 ? stops.length : firstInCity,
    wayOut: ordered.slice(end + 1),
    straightKm,
    km: straightKm > 0 ? walkKm : 0,
  }
}

/** A point on the straight piece between two. */
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

/** Known values as they are, unknown ones spread evenly between their neighbours; at the ends as the nearest known. */
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

// Legs are measured from known point to known point: guesses between them add no rounding.
function cumulate(positions: readonly (Point | undefined)[]): number[] {
  let sum = 0
  let last: Point | undefined
  const known = positions.map(position => {
    if (!position) return undefined
    if (last) sum += distanceKm(last, position)
    last = position
    return sum
  })
  return spread(known, (a, b, fraction) => a + (b - a) * fraction)
}

/** A stop's name as it fits on a drawing: "Bhagwanpur station (Vaishali)" → "Bhagwanpur", "Hathi Chowk" → "Hathi". */
export const shortName = ({ en, hi }: Text): Text => ({
  en: en.replace(/\s*[(,].*$| (station|Junction|Chowk)\b.*$/, ''),
  hi: hi.replace(/\s*[(,].*$| (स्टेशन|जंक्शन|चौक)( .*)?$/, ''),
})

/** The walk's list says in its source where the papers do not agree on the order. */
export const isOrderUnsure = (source: string): boolean => /\border\b.*\bunsure\b/.test(source)

import { distanceKm, type Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import type { WalkLine, Waypoint } from './contract.ts'
import { cut, nearestOn, type PathPoint, type PlacedWaypoint, pathOf, pointAfter } from './walk-path.ts'

/**
 * A waypoint on the walk. `point`: where the line passes it. `placed`: its position is known; otherwise it is evenly between its
 * neighbours.
 */
export type Stop = {
  waypoint: Waypoint
  point: Point
  placed: boolean
  /** On foot from the start. */
  km: number
}
export type Walk = {
  /** From Pahleja Ghat to the temple. */
  stops: readonly Stop[]
  /** The line from the first stop to the last. */
  path: readonly PathPoint[]
  /** What staff took over from the survey; undefined while the line is straight between the stops. */
  line: WalkLine | undefined
  /** Index of the first stop in the city; `stops.length` if there is none. */
  cityFrom: number
  /** Waypoints after the temple. */
  wayOut: readonly Waypoint[]
  /** Between the known positions in straight lines. */
  straightKm: number
  km: number
}

/** Length of the walk as the guide tells it ("about 70"); press reports give 65 to 90 km. */
export const walkKm = 70
const cityKm = 4
const goalKm = 1

/**
 * Measures the walk along its line: as recorded where staff took that over, elsewhere straight between the known positions and
 * scaled to the length that people walk. Waypoints without a position are spread evenly between their neighbours.
 * The walk ends at the waypoint nearest to `goal`. Undefined if fewer than two positions are known.
 */
export function measureWalk(waypoints: readonly Waypoint[], goal: Point, line?: WalkLine): Walk | undefined {
  const { way, wayOut } = wayTo(waypoints, goal)
  const placed = way.filter(isPlaced)
  if (placed.length < 2) return undefined
  const straightKm = pathOf(placed, undefined, 1).at(-1)?.km ?? 0
  const whole = pathOf(placed, line, straightKm > 0 ? walkKm / straightKm : 1)
  const passed = line ? passedBy(whole, placed) : whole
  const [startKm, endKm] = [passed[0]?.km ?? 0, passed.at(-1)?.km ?? 0]
  const path = line ? cut(whole, startKm, endKm) : whole
  const known = way.map(waypoint => (isPlaced(waypoint) ? passed[placed.indexOf(waypoint)] : undefined))
  const stops = spread(known.map(at => at && at.km - startKm)).map((km, i) => ({
    waypoint: way[i] as Waypoint,
    point: (known[i] ?? pointAfter(path, km)).point,
    placed: known[i] !== undefined,
    km,
  }))
  const last = stops.at(-1)
  const firstInCity = stops.findIndex(
    stop => stop.placed && distanceKm(stop.point, last?.point ?? goal) <= cityKm,
  )
  return {
    ...{ stops, path, line, wayOut, straightKm, km: last?.km ?? 0 },
    cityFrom: firstInCity < 0 ? stops.length : firstInCity,
  }
}

/** The waypoints in walking order up to the one nearest to `goal`, and those after it. */
export function wayTo(waypoints: readonly Waypoint[], goal: Point): { way: Waypoint[]; wayOut: Waypoint[] } {
  const ordered = waypoints.toSorted((a, b) => a.order - b.order)
  const end = goalIndex(ordered, goal)
  return { way: ordered.slice(0, end + 1), wayOut: ordered.slice(end + 1) }
}

export const isPlaced = (waypoint: Waypoint): waypoint is PlacedWaypoint => waypoint.position !== undefined

/** Where the line passes each stop: nearest to it, and after the stop before it. */
function passedBy(
  path: readonly PathPoint[],
  stops: readonly PlacedWaypoint[],
): { point: Point; km: number }[] {
  let leastKm = 0
  return stops.map(({ position }) => {
    const { point, km } = nearestOn(path, position, leastKm)
    leastKm = km
    return { point, km }
  })
}

function goalIndex(ordered: readonly Waypoint[], goal: Point): number {
  const away = ordered.map(({ position }) =>
    position ? distanceKm(position, goal) : Number.POSITIVE_INFINITY,
  )
  const nearest = away.indexOf(Math.min(...away))
  if ((away[nearest] ?? Number.POSITIVE_INFINITY) <= goalKm) return nearest
  return ordered.findLastIndex(({ position }) => position)
}

/** Fills unknown values: evenly between known neighbours, at the ends with the nearest known value. */
function spread(known: readonly (number | undefined)[]): number[] {
  const places = known.flatMap((value, i) => (value === undefined ? [] : [i]))
  return known.map((value, i) => {
    if (value !== undefined) return value
    const after = places.find(j => j > i) ?? (places.at(-1) as number)
    const before = places.findLast(j => j < i) ?? after
    const fraction = after > before ? (i - before) / (after - before) : 0
    const [from, to] = [known[before] as number, known[after] as number]
    return from + (to - from) * fraction
  })
}

/** A stop's name shortened for a drawing: "Bhagwanpur station (Vaishali)" → "Bhagwanpur", "Hathi Chowk" → "Hathi". */
export const shortName = ({ en, hi }: Text): Text => ({
  en: en.replace(/\s*[(,].*$| (station|Junction|Chowk)\b.*$/, ''),
  hi: hi.replace(/\s*[(,].*$| (स्टेशन|जंक्शन|चौक)( .*)?$/, ''),
})

/** True if a waypoint's source text says that the order is unsure: "order unsure" in content/waypoints.csv. */
export const isOrderUnsure = (source: string): boolean => /\border\b.*\bunsure\b/.test(source)

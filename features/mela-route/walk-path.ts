import { between, distanceKm, exactKm, nearestOnLeg, type Point } from '#common/distance.ts'
import type { WalkLine, Waypoint } from './contract.ts'

/** A point of the line of the walk. What is said of a piece is said of the one that ends here. */
export type PathPoint = {
  point: Point
  /** On foot from the start. */
  km: number
  /** How far off it may be, in metres. */
  errorM: number
  /**
   * `recorded`: walkers recorded it. `short`: between surveyed stops close together. `guess`: a straight line, whose length is
   * scaled to the one that people walk.
   */
  piece: 'recorded' | 'short' | 'guess'
}
export type PlacedWaypoint = Waypoint & { position: Point }

/** A position that is at most so far off, in metres, was surveyed. */
export const surveyedM = 50
/** Between surveyed stops that are at most so far apart, in km, the line is no guess. */
const denseKm = 1
/** A position whose precision nobody wrote down, in metres. */
export const unwrittenM = 1000
/** A point of the line that is at most so far from a stop, in km, is the stop: lines are rounded to about a metre. */
const sameKm = 0.003

export const errorOf = ({ precision_m }: Pick<Waypoint, 'precision_m'>): number => precision_m ?? unwrittenM

/** The line through the stops, or the one that staff took over. `stretch`: how much longer than a straight line people walk. */
export function pathOf(
  stops: readonly PlacedWaypoint[],
  line: WalkLine | undefined,
  stretch: number,
): PathPoint[] {
  let sum = 0
  let before: Spot | undefined
  return (line ? spotsOf(line, stops) : stops.map(spotAt)).map(spot => {
    const km = before ? exactKm(before.point, spot.point) : 0
    const piece = spot.isRecorded ? 'recorded' : isShort(before, spot, km) ? 'short' : 'guess'
    sum += piece === 'guess' ? km * stretch : km
    before = spot
    // Without the errors of adding up.
    return { point: spot.point, km: Math.round(sum * 1e9) / 1e9, errorM: spot.errorM, piece }
  })
}

type Spot = { point: Point; errorM: number; isStop: boolean; isRecorded: boolean }
const spotAt = (stop: PlacedWaypoint): Spot => ({
  ...{ point: stop.position, errorM: errorOf(stop), isStop: true, isRecorded: false },
})

const isShort = (from: Spot | undefined, to: Spot, km: number) =>
  km <= denseKm && [from, to].every(end => end?.isStop && end.errorM <= surveyedM)

/** Each part begins where the one before it ends. */
const spotsOf = ({ parts, error_m }: WalkLine, stops: readonly PlacedWaypoint[]): Spot[] =>
  parts.flatMap(({ points, recorded }, n) =>
    points.slice(n ? 1 : 0).map(([lat, lng]) => {
      const point = { lat, lng }
      const stop = recorded ? undefined : stops.find(({ position }) => exactKm(position, point) <= sameKm)
      return stop ? spotAt(stop) : { point, errorM: error_m, isStop: false, isRecorded: recorded === true }
    }),
  )

/** The part of a line between two kilometres, which are its new ends; kilometres are counted from the first of them. */
export function cut(path: readonly PathPoint[], fromKm: number, toKm: number): PathPoint[] {
  const inside = path.filter(({ km }) => km > fromKm && km < toKm)
  return [pointAfter(path, fromKm), ...inside, pointAfter(path, toKm)].map(at => ({
    ...at,
    km: at.km - fromKm,
  }))
}

/** The point of a line after so many km on foot; before the start and after the end that end itself. */
export function pointAfter(path: readonly PathPoint[], wanted: number): PathPoint {
  const [first, last] = [path[0] as PathPoint, path.at(-1) as PathPoint]
  const km = Math.min(last.km, Math.max(first.km, wanted))
  const after = path.findIndex(point => point.km >= km)
  const to = path[after] as PathPoint
  const from = path[after - 1] ?? to
  const share = to.km > from.km ? (km - from.km) / (to.km - from.km) : 0
  return share === 1 ? to : { ...to, km, point: between(from.point, to.point, share) }
}

type OnPath = { point: Point; km: number; offKm: number }

/** The point of a line that is nearest to `here`, not before `leastKm`: its kilometres, and how far it is from `here`. */
export function nearestOn(path: readonly PathPoint[], here: Point, leastKm = 0): OnPath {
  let best: OnPath | undefined
  for (const [i, to] of path.entries()) {
    if (to.km < leastKm) continue
    const from = path[i - 1] ?? to
    const long = to.km - from.km
    const least = long > 0 ? Math.max(0, (leastKm - from.km) / long) : 0
    const fraction = Math.max(least, nearestOnLeg(from.point, to.point, here))
    const point = between(from.point, to.point, fraction)
    const offKm = distanceKm(point, here)
    if (!best || offKm < best.offKm) best = { point, km: from.km + long * fraction, offKm }
  }
  // A line has a point, and its last one is never before the least.
  return best as OnPath
}

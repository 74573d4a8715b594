import type { Point } from '#common/distance.ts'
import { plainLine, type Spot, softLine } from './svg-lines.ts'
import type { Stop, Walk } from './walk.ts'
import { pointAfter } from './walk-path.ts'

export type PlannedStop = Spot & {
  stop: Stop
  /** 1 is always named; 2 and 3 when zoomed in. */
  rank: 1 | 2 | 3
  label: 'right' | 'low' | 'above' | 'below' | 'goal'
}
/** `isLevel`: the line is horizontal here, so the number is placed below it. */
type Mark = Spot & { km: number; isLevel: boolean }
type WholePlan = {
  height: number
  line: string
  /** SVG path of the parts that nobody recorded, where others are recorded; else ''. */
  rough: string
  stops: readonly PlannedStop[]
  /** One mark every ten kilometres on foot. */
  marks: readonly Mark[]
  /** Converts a geographic point to a spot on the drawing. */
  spotOf: (point: Point) => Spot
}

const height = 462
// Pahleja Ghat is in the lower left, the temple in the upper right (visual direction, 05-route).
const start = { x: 50, y: 380 }
const goal = { x: 224, y: 124 }
const nameEvery = 31

/** Projects the whole walk onto the drawing, scaled in both directions to fill its frame. */
export function planWhole(walk: Walk): WholePlan {
  const road = walk.stops.filter((_, i) => i <= walk.cityFrom || i === walk.stops.length - 1)
  const spotOf = projection(walk)
  const stops = named(road.map(stop => ({ stop, ...spotOf(stop.point) })))
  return {
    height,
    ...(walk.line ? recorded(walk, spotOf) : guessed(walk, spotOf)),
    stops,
    marks: marks(walk, spotOf),
    spotOf,
  }
}

const guessed = ({ path }: Walk, spotOf: (point: Point) => Spot) => ({
  line: softLine(path.map(({ point }) => spotOf(point))),
  rough: '',
})

/** Bends of a recorded line that are closer than this on the drawing are one. */
const bendEvery = 3
/** The line as it was recorded, and the parts of it that were not. */
function recorded({ path }: Walk, spotOf: (point: Point) => Spot): Pick<WholePlan, 'line' | 'rough'> {
  const runs: { isRough: boolean; spots: Spot[] }[] = []
  for (const [i, { point, piece }] of path.entries()) {
    const isRough = piece === 'guess'
    const spot = spotOf(point)
    const run = runs.at(-1)
    const last = run?.spots.at(-1)
    if (!run || !last) runs.push({ isRough: path[1]?.piece === 'guess', spots: [spot] })
    else if (run.isRough !== isRough) runs.push({ isRough, spots: [last, spot] })
    else if (isFar(last, spot) || path[i + 1]?.piece !== piece) run.spots.push(spot)
  }
  return {
    line: plainLine(runs.flatMap(({ spots }) => spots)),
    rough: runs.map(({ isRough, spots }) => (isRough ? plainLine(spots) : '')).join(''),
  }
}
const isFar = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y) >= bendEvery

function projection(walk: Walk): (point: Point) => Spot {
  const from = (walk.stops[0] as Stop).point
  const to = (walk.stops.at(-1) as Stop).point
  const part = (a: number, b: number, value: number) => (a === b ? 0.5 : (value - a) / (b - a))
  return ({ lat, lng }) => ({
    x: start.x + (goal.x - start.x) * part(from.lng, to.lng, lng),
    y: start.y + (goal.y - start.y) * part(from.lat, to.lat, lat),
  })
}

// Rank 1: both ends, then every placed stop that is far enough from the previous stop of rank 1.
function named(spots: readonly (Spot & { stop: Stop })[]): PlannedStop[] {
  const end = spots.at(-1) as Spot
  let last: Spot | undefined
  return spots.map((spot, i) => {
    const away = last ? Math.hypot(spot.x - last.x, spot.y - last.y) : Number.POSITIVE_INFINITY
    const isEnd = i === 0 || i === spots.length - 1
    const isRoomy = away >= nameEvery || i === spots.length - 2
    const rank = isEnd || (spot.stop.placed && isRoomy) ? 1 : spot.stop.placed ? 2 : 3
    if (rank === 1) last = spot
    return { ...spot, rank, label: spot === end ? 'goal' : labelOf(spots, i) }
  })
}

// A label is beside a steep line and above a level one; after a bend a little lower.
function labelOf(spots: readonly Spot[], i: number): PlannedStop['label'] {
  if (i === 0) return 'below'
  const [before, spot, after] = [spots[i - 1], spots[i], spots[i + 1]] as [Spot, Spot, Spot]
  if (!isLevel(before, spot)) return 'right'
  return isLevel(spot, after) ? 'above' : 'low'
}
const isLevel = (from: Spot, to: Spot) => Math.abs(to.x - from.x) > Math.abs(to.y - from.y) * 2

/** A mark closer to the temple, in km, would stand behind it. */
const besideGoalKm = 4
function marks(walk: Walk, spotOf: (point: Point) => Spot): Mark[] {
  const count = Math.floor((walk.km - besideGoalKm) / 10)
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const km = (i + 1) * 10
    const spotAfter = (at: number) => spotOf(pointAfter(walk.path, at).point)
    return { km, ...spotAfter(km), isLevel: isLevel(spotAfter(km - 1), spotAfter(km + 1)) }
  })
}

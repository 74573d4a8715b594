import type { Stop, Walk } from '../walk.ts'
import { errorOf, type PathPoint, surveyedM, unwrittenM } from '../walk-path.ts'

/** What a distance is based on. `measured`: along a line that was surveyed from end to end. */
export type Basis = 'measured' | 'about' | 'unknown'

/** From this error (metres) on, a distance means nothing: only the order is known. */
const uselessM = 2500

/** Where nobody recorded the line it is straight; a road is longer by this share. */
const bendShare = 0.05

/**
 * How far off a position beside the line may be along it, in metres: from the known points around it, the nearer one more, or
 * from bends of the road.
 */
export function lineErrorM({ path }: Walk, km: number): number {
  const before = path.findLast(point => point.km <= km) ?? (path[0] as PathPoint)
  const after = path.find(point => point.km >= km) ?? (path.at(-1) as PathPoint)
  const bend = after.piece === 'recorded' ? 0 : (after.km - before.km) * 1000 * bendShare
  const share = after.km > before.km ? (km - before.km) / (after.km - before.km) : 0
  return Math.max(before.errorM + share * (after.errorM - before.errorM), bend)
}

/** How far off a stop may be along the line, in metres: for one known only by name, half of the way between the known ones around it. */
export function stopErrorM(walk: Walk, stop: Stop): number {
  if (stop.placed) return errorOf(stop.waypoint)
  const { before, after } = around(walk, stop.km)
  return before && after ? Math.max(unwrittenM, (after.km - before.km) * 500) : unwrittenM
}

/** Whether the line from one kilometre to another was measured: recorded by walkers, or between surveyed stops close together. */
export function isSurveyed({ path }: Walk, fromKm: number, toKm: number): boolean {
  const [low, high] = fromKm < toKm ? [fromKm, toKm] : [toKm, fromKm]
  return path.every(({ km, piece }, i) => piece !== 'guess' || km <= low || (path[i - 1]?.km ?? km) >= high)
}

/** Sources give the whole length as 65 to 90 km, so a distance on an unsurveyed line may be off by this share of itself. */
export const unsurveyedShare = 0.1

/** What a distance of `km` is based on, when both ends may be off by `errorM` metres. At three times the error it is still useful. */
export const basisOf = (km: number, errorM: number, isOnSurveyedLine: boolean): Basis => {
  if (isOnSurveyedLine && errorM <= surveyedM) return 'measured'
  return errorM <= uselessM || Math.abs(km) * 1000 > 3 * errorM ? 'about' : 'unknown'
}

/** A distance in km as it may be shown: in steps that its error allows. 0 means 'less than one step'. */
export function roundedKm(km: number, errorM: number): { km: number; step: number } {
  const step =
    errorM <= surveyedM ? 0.01 : errorM <= 250 ? 0.1 : errorM <= 600 ? 0.5 : errorM <= uselessM ? 1 : 5
  return { km: Math.round(Math.round(Math.abs(km) / step) * step * 100) / 100, step }
}

function around({ stops }: Walk, km: number): { before: Stop | undefined; after: Stop | undefined } {
  const placed = stops.filter(stop => stop.placed)
  return {
    before: placed.findLast(stop => stop.km <= km) ?? placed[0],
    after: placed.find(stop => stop.km >= km) ?? placed.at(-1),
  }
}

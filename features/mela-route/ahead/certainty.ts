import { denseKm, type Stop, surveyedM, type Walk } from '../walk.ts'

/** What a distance stands on. `measured`: along a line that was surveyed from end to end. */
export type Basis = 'measured' | 'about' | 'unknown'

/** From here on, in metres, a distance tells nothing: only the order is known. */
const uselessM = 2500
/** A position whose precision nobody wrote down, in metres. */
const unwrittenM = 1000

/** The line between two known stops is straight here; a road bends away from it by this share of its length. */
const bendShare = 0.05

/** How far off a position beside the line may be along it, in metres: by the known stops around it, or by bends of the road. */
export function lineErrorM(walk: Walk, km: number): number {
  const { before, after } = around(walk, km)
  if (!before || !after) return unwrittenM
  return Math.max(errorOf(before), errorOf(after), (after.km - before.km) * 1000 * bendShare)
}

/** How far off a stop may be along the line, in metres: of one that is known by name alone, half of the way between known ones. */
export function stopErrorM(walk: Walk, stop: Stop): number {
  if (stop.placed) return errorOf(stop)
  const { before, after } = around(walk, stop.km)
  return before && after ? Math.max(unwrittenM, (after.km - before.km) * 500) : unwrittenM
}

/** Whether every stop from one kilometre to another is surveyed, and the next one near. */
export function isSurveyed(walk: Walk, fromKm: number, toKm: number): boolean {
  const [low, high] = fromKm < toKm ? [fromKm, toKm] : [toKm, fromKm]
  const first = around(walk, low).before
  const last = around(walk, high).after
  if (!first || !last) return false
  const part = walk.stops.filter(({ km }) => km >= first.km && km <= last.km)
  return part.every(
    (stop, i) =>
      stop.placed && errorOf(stop) <= surveyedM && (i === 0 || stop.km - (part[i - 1] as Stop).km <= denseKm),
  )
}

/** The whole length is told as 65 to 90 km: a distance on a line that is not surveyed may be off by this share of itself. */
export const unsurveyedShare = 0.1

/** What a distance of which both ends may be off by `errorM` metres stands on. */
export const basisOf = (errorM: number, isOnSurveyedLine: boolean): Basis =>
  isOnSurveyedLine && errorM <= surveyedM ? 'measured' : errorM <= uselessM ? 'about' : 'unknown'

/** A distance in km as it may be told: in steps that its error allows. 0 is 'less than one step'. */
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
const errorOf = ({ waypoint }: Stop): number => waypoint.precision_m ?? unwrittenM

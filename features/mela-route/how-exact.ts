import { sayDay } from '#common/fair-time.ts'
import type { Language } from '#common/text.ts'
import type { Walk } from './walk.ts'
import { errorOf, surveyedM } from './walk-path.ts'

/** How many stops of the walk were surveyed. */
export const surveyedStops = ({ stops }: Walk): number =>
  stops.filter(({ placed, waypoint }) => placed && errorOf(waypoint) <= surveyedM).length

/** How many km of the walk follow a line that walkers recorded. */
export const recordedKm = ({ path }: Walk): number =>
  path.reduce((sum, { km, piece }, i) => sum + (piece === 'recorded' ? km - (path[i - 1]?.km ?? km) : 0), 0)

/** Facts about a recorded line: how many of all km, how exact (m), when. Undefined if nobody recorded one. */
export function recordedPart(walk: Walk, language: Language) {
  if (!walk.line) return undefined
  const [km, all] = [Math.round(recordedKm(walk)), Math.round(walk.km)]
  const day = sayDay(Date.parse(walk.line.walked_on), language, 'long')
  return { values: { km, all, day, m: walk.line.error_m }, isWhole: km === all }
}

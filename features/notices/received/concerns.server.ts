import { distanceKm, type Point } from '#common/distance.ts'
import { foldSpelling } from '#common/hindi.ts'
import { temple } from '#content/temple.ts'
import { alertAreas } from '#content/town.ts'
import type { AlertArea, CapAlert } from './cap.server.ts'

/**
 * Whether an alert holds at the fair: one of its areas covers the temple or, where an area has no shape, names a district of
 * the walk or the state.
 */
export const concernsFair = ({ areas }: Pick<CapAlert, 'areas'>): boolean => areas.some(covers)

function covers({ words, polygons, circles }: AlertArea): boolean {
  if (circles.some(({ centre, km }) => distanceKm(centre, temple) <= km)) return true
  if (polygons.some(polygon => isInside(temple, polygon))) return true
  if (polygons.length > 0 || circles.length > 0) return false
  const said = foldSpelling(words)
  return alertAreas.some(name => said.includes(foldSpelling(name)))
}

/** Whether a ray to the east crosses the polygon's edges an odd number of times. */
function isInside({ lat, lng }: Point, polygon: readonly Point[]): boolean {
  let isIn = false
  for (const [i, to] of polygon.entries()) {
    const from = polygon.at(i - 1) as Point
    const isBetween = from.lat > lat !== to.lat > lat
    if (isBetween && lng < ((to.lng - from.lng) * (lat - from.lat)) / (to.lat - from.lat) + from.lng)
      isIn = !isIn
  }
  return isIn
}

import { isInRegion } from '#common/region.ts'
import type { Fault } from './fault.ts'

type Position = { lat: number | null; lng: number | null; precision_m: number | null }

/** What is wrong with a position: one half missing, swapped, far from the fair, a precision without a position. */
export function positionFaults(line: number, { lat, lng, precision_m }: Position): Fault[] {
  const fault = (column: string, reason: string) => [{ line, column, reason }]
  if (lat === null && lng === null)
    return precision_m === null ? [] : fault('precision_m', 'is given without a position')
  if (lat === null) return fault('lat', 'is empty while lng is given')
  if (lng === null) return fault('lng', 'is empty while lat is given')
  if (isInRegion(lat, lng)) return []
  return fault('lat', isInRegion(lng, lat) ? 'lat and lng look swapped' : 'the position lies outside Bihar')
}

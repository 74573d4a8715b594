export const crowdStatuses = ['low', 'medium', 'high'] as const
export type CrowdStatusValue = (typeof crowdStatuses)[number]
export const crowdColors = ['green', 'yellow', 'red'] as const
export const crowdLevels = ['LOW', 'MODERATE', 'HIGH'] as const
export type CrowdLevel = (typeof crowdLevels)[number]

/**
 * People per square metre, as shown in pictures. Up to two walk freely, three walk in step with the others, from four on nobody
 * chooses where to go any more, and five or more are a danger (J. J. Fruin, Pedestrian Planning and Design, 1971; G. K. Still,
 * Crowd Dynamics, 2000). The stored level follows from it.
 */
export const densities = [1, 2, 3, 4, 5, 6] as const
export type Density = (typeof densities)[number]
export const statusAt = (density: Density): CrowdStatusValue =>
  density <= 2 ? 'low' : density === 3 ? 'medium' : 'high'
/** From this density on, the gate or queue before a place has to be held. */
export const holdFrom: Density = 4

type Reported = { status: CrowdStatusValue | null }

/**
 * The overall level (specification §4): HIGH if more than half of the places are high; else MODERATE if more than half
 * are medium; else LOW. Places without a report do not count; MODERATE if no place has one.
 */
export function overallLevel(places: readonly Reported[]): CrowdLevel {
  const reported = places.filter(place => place.status !== null)
  const moreThanHalf = (status: CrowdStatusValue) => 2 * count(reported, status) > reported.length
  if (reported.length === 0) return 'MODERATE'
  if (moreThanHalf('high')) return 'HIGH'
  return moreThanHalf('medium') ? 'MODERATE' : 'LOW'
}

/** How many places have the level "high": the number beside the badge. */
export const crowdedCount = (places: readonly Reported[]): number => count(places, 'high')

/** Milliseconds after which a report is marked as old. */
export const staleAfter = 30 * 60_000

const count = (places: readonly Reported[], status: CrowdStatusValue) =>
  places.filter(place => place.status === status).length

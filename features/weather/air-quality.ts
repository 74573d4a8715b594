import { airLevels } from '#common/weather.ts'

type AirLevel = (typeof airLevels)[number]

// The upper end of each band: PM2.5 in µg/m³, and its index (specification §9).
const bands: readonly [upTo: number, index: number][] = [
  [12, 50],
  [35.4, 100],
  [55.4, 150],
  [150.4, 200],
  [250.4, 300],
  [500.4, 500],
]

/** Air quality index (0 to 500) of a PM2.5 concentration in µg/m³, linear within each band. */
export function airQualityIndex(pm25: number): number {
  const value = Math.min(Math.floor(pm25 * 10 + 1e-9) / 10, 500.4)
  const at = bands.findIndex(([upTo]) => value <= upTo)
  const [upTo, index] = bands[at] ?? [500.4, 500]
  const below = bands[at - 1]
  const [from, least] = below ? [below[0] + 0.1, below[1] + 1] : [0, 0]
  return Math.round(least + ((index - least) * (value - from)) / (upTo - from))
}

/** The label of an index: one per band, hazardous above 300. */
export function airLevel(index: number): AirLevel {
  const at = [50, 100, 150, 200, 300].findIndex(limit => index <= limit)
  return airLevels[at === -1 ? 5 : at] ?? 'hazardous'
}

/** The label for the upstream's own index (1 to 5), used if it gives no PM2.5. */
export const airLevelOfIndex = (oneToFive: number): AirLevel | undefined =>
  airLevels.slice(0, 5)[oneToFive - 1]

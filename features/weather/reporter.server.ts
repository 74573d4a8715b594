import type { Clock } from '#common/clock.ts'
import type { Weather, WeatherReport } from './contract.ts'

/** Asks a source for the present weather; stops at the signal. */
export type Source = (signal: AbortSignal) => Promise<Weather>

const minute = 60_000
export const freshFor = 10 * minute
export const staleFor = 180 * minute
/** Milliseconds that the source has for everything. */
export const patience = 2000
const failuresToOpen = 3
const shortestRest = minute
const longestRest = 10 * minute

/**
 * The last weather, renewed by whoever asks: fresh for 10 minutes; then the old one is answered at once while a new
 * one is fetched, until it is 3 hours old. A source that failed three times in a row is left alone, a minute at first,
 * ten at most, so that a dead one costs nobody two seconds.
 */
export function weatherReporter(
  source: Source,
  clock: Clock,
  onFailure: (reason: string) => void = () => {},
) {
  let last: { weather: Weather; at: number } | undefined
  let pending: Promise<void> | undefined
  let failures = 0
  let restUntil = 0

  const renew = async () => {
    try {
      const weather = await withinPatience(source)
      last = { weather, at: clock() }
      failures = 0
    } catch (error) {
      failures += 1
      const rest = Math.min(shortestRest * 2 ** (failures - failuresToOpen), longestRest)
      if (failures >= failuresToOpen) restUntil = clock() + rest
      onFailure(error instanceof Error ? error.message : 'unknown')
    } finally {
      pending = undefined
    }
  }
  const age = () => (last ? clock() - last.at : Number.POSITIVE_INFINITY)

  return async (): Promise<WeatherReport> => {
    if (age() > freshFor && clock() >= restUntil) pending ??= renew()
    if (age() > staleFor) await pending
    if (!last || age() > staleFor) return { weather: null, fetched_at: null }
    return { weather: last.weather, fetched_at: new Date(last.at).toISOString() }
  }
}

/** Stops waiting even where the source ignores its signal. */
async function withinPatience(source: Source): Promise<Weather> {
  const signal = AbortSignal.timeout(patience)
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('too slow')), { once: true }),
  )
  return await Promise.race([source(signal), late])
}

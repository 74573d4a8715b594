import type { Clock } from '#common/clock.ts'
import type { Weather, WeatherReport } from '#common/weather.ts'

/** Fetches the current weather from an upstream until the signal aborts. */
type Source = (signal: AbortSignal) => Promise<Weather>

const minute = 60_000
const freshFor = 10 * minute
const staleFor = 180 * minute
/** Time limit (ms) for all requests of one report. */
const timeoutMs = 2000
const failuresToOpen = 3
const shortestRest = minute
const longestRest = 10 * minute

/**
 * Caches the weather. A report is fresh for 10 minutes; after that it is still served while a new one is fetched, until it
 * is 3 hours old. After three failures in a row the upstream is not asked for a minute, then for longer, at most ten minutes,
 * so that requests do not wait for a dead upstream.
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
      const weather = await withTimeout(source)
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

/** Stops waiting after `timeoutMs` even if the source ignores its signal. */
async function withTimeout(source: Source): Promise<Weather> {
  const signal = AbortSignal.timeout(timeoutMs)
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('too slow')), { once: true }),
  )
  return await Promise.race([source(signal), late])
}

import type { WeatherReport } from '#common/weather.ts'
import { adviceFor } from '#common/weather-advice.ts'

/** A report older than this (ms), or from the future of this phone's clock, says nothing about now. */
const oldestMs = 180 * 60_000
const clockSlackMs = 10 * 60_000
/** Hours of the day at which the road is hottest. */
export const hottest = { from: 11, to: 16 }
const morningFrom = 7

type Rest = {
  kind: 'storm' | 'restNow' | 'restSoon' | 'walkNow' | 'rain' | 'mild'
  temperature: number
  ageMs: number
}

/** Advice about rest at this hour (0 to 23 in the fair's time zone); undefined if the weather is unknown. */
export function restFor(report: WeatherReport | undefined, now: number, hour: number): Rest | undefined {
  const { weather, fetched_at } = report ?? {}
  if (!weather || !fetched_at) return undefined
  const ageMs = now - Date.parse(fetched_at)
  if (ageMs > oldestMs || ageMs < -clockSlackMs) return undefined
  const advice = adviceFor(weather)
  const about = { temperature: weather.temperature, ageMs: Math.max(0, ageMs) }
  if (advice.includes('storm')) return { kind: 'storm', ...about }
  if (advice.includes('heat') || advice.includes('warm')) {
    if (hour >= hottest.from && hour < hottest.to) return { kind: 'restNow', ...about }
    return { kind: hour >= morningFrom && hour < hottest.from ? 'restSoon' : 'walkNow', ...about }
  }
  return { kind: advice.includes('rain') ? 'rain' : 'mild', ...about }
}

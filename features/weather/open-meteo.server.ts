import * as z from 'zod/mini'
import type { Condition, Weather } from '#common/weather.ts'
import { temple } from '#content/temple.ts'
import { UpstreamError } from '#kit/server/http/fetch-text.ts'
import { airLevel, airQualityIndex } from './air-quality.ts'
import { celsius, getJson, micrograms, percent } from './upstream.server.ts'

type OpenMeteoSettings = { forecastUrl: string; airUrl: string }
export const openMeteo: OpenMeteoSettings = {
  forecastUrl: 'https://api.open-meteo.com/v1/forecast',
  airUrl: 'https://air-quality-api.open-meteo.com/v1/air-quality',
}

const forecast = z.object({
  current: z.object({
    temperature_2m: celsius,
    apparent_temperature: celsius,
    relative_humidity_2m: percent,
    weather_code: z.int().check(z.minimum(0), z.maximum(99)),
  }),
  hourly: z.catch(
    z.optional(z.object({ precipitation_probability: z.array(z.nullable(percent)) })),
    undefined,
  ),
})
const air = z.object({ current: z.object({ pm2_5: micrograms }) })

/** Current weather and air at the temple from Open-Meteo, without a key. Throws UpstreamError; air may be missing. */
export async function askOpenMeteo(settings: OpenMeteoSettings, signal: AbortSignal): Promise<Weather> {
  const [now, particles] = await Promise.all([
    getJson(forecastAddress(settings), signal).then(answer => forecast.safeParse(answer)),
    getJson(at(settings.airUrl, { current: 'pm2_5' }), signal).then(
      answer => air.safeParse(answer),
      () => undefined,
    ),
  ])
  if (!now.success) throw new UpstreamError('weather not as expected')
  const { current, hourly } = now.data
  const aqi = particles?.success ? airQualityIndex(particles.data.current.pm2_5) : null
  return {
    temperature: current.temperature_2m,
    feels_like: current.apparent_temperature,
    humidity: current.relative_humidity_2m,
    condition: conditionOf(current.weather_code),
    description: '',
    rain_soon: hourly?.precipitation_probability.some(chance => (chance ?? 0) >= 60) ?? false,
    aqi,
    air_quality: aqi === null ? null : airLevel(aqi),
  }
}

const forecastAddress = (settings: OpenMeteoSettings) =>
  at(settings.forecastUrl, {
    current: 'temperature_2m,apparent_temperature,relative_humidity_2m,weather_code',
    hourly: 'precipitation_probability',
    forecast_hours: '3',
  })

function at(base: string, query: Record<string, string>): URL {
  const url = new URL(base)
  url.search = new URLSearchParams({
    latitude: String(temple.lat),
    longitude: String(temple.lng),
    ...query,
  }).toString()
  return url
}

/** Condition for a WMO code (table 4677) in the groups that Open-Meteo uses. */
function conditionOf(code: number): Condition {
  if (code <= 1) return 'clear'
  if (code <= 3) return 'clouds'
  if (code <= 48) return 'mist'
  if (code <= 57) return 'drizzle'
  if (code >= 95) return 'thunderstorm'
  return (code >= 71 && code <= 77) || code === 85 || code === 86 ? 'snow' : 'rain'
}

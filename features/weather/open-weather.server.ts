import * as z from 'zod/mini'
import type { Condition, Weather } from '#common/weather.ts'
import { temple } from '#content/temple.ts'
import { UpstreamError } from '#kit/server/http/fetch-text.ts'
import { airLevel, airLevelOfIndex, airQualityIndex } from './air-quality.ts'
import { celsius, getJson, micrograms, percent, plainWords } from './upstream.server.ts'

type OpenWeatherSettings = { baseUrl: string; key: string; city: string }

// Only the fields that are used (specification §7); others are ignored.
const current = z.object({
  coord: z.optional(
    z.object({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lon: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  main: z.object({ temp: celsius, feels_like: z.catch(z.optional(celsius), undefined), humidity: percent }),
  weather: z.catch(
    z.array(z.object({ id: z.optional(z.number()), description: z.optional(z.string()) })),
    [],
  ),
})
const pollution = z.object({
  list: z.array(
    z.object({
      main: z.catch(z.optional(z.object({ aqi: z.number() })), undefined),
      components: z.catch(z.optional(z.object({ pm2_5: micrograms })), undefined),
    }),
  ),
})

/** Current weather and air of a city from OpenWeather. Throws UpstreamError; air may be missing. */
export async function askOpenWeather(settings: OpenWeatherSettings, signal: AbortSignal): Promise<Weather> {
  const ask = (path: string, query: Record<string, string>) => getJson(address(settings, path, query), signal)
  const now = current.safeParse(await ask('/data/2.5/weather', { q: settings.city, units: 'metric' }))
  if (!now.success) throw new UpstreamError('weather not as expected')
  const { main, weather, coord } = now.data
  const { lat, lon } = coord ?? { lat: temple.lat, lon: temple.lng }
  const air = await ask('/data/2.5/air_pollution', { lat: String(lat), lon: String(lon) }).then(
    airOf,
    () => unknownAir,
  )
  const condition = conditionOf(weather[0]?.id, weather[0]?.description ?? '')
  return {
    temperature: main.temp,
    feels_like: main.feels_like ?? main.temp,
    humidity: main.humidity,
    condition,
    description: plainWords(weather[0]?.description ?? ''),
    rain_soon: false,
    ...air,
  }
}

function address(settings: OpenWeatherSettings, path: string, query: Record<string, string>): URL {
  const url = new URL(settings.baseUrl)
  url.pathname = url.pathname.replace(/\/$/, '') + path
  url.search = new URLSearchParams({ ...query, appid: settings.key }).toString()
  return url
}

const unknownAir = { aqi: null, air_quality: null }
function airOf(answer: unknown): Pick<Weather, 'aqi' | 'air_quality'> {
  const read = pollution.safeParse(answer)
  const first = read.success ? read.data.list[0] : undefined
  if (first?.components) {
    const aqi = airQualityIndex(first.components.pm2_5)
    return { aqi, air_quality: airLevel(aqi) }
  }
  return { aqi: null, air_quality: airLevelOfIndex(first?.main?.aqi ?? 0) ?? null }
}

/** Condition by OpenWeather's id (grouped by hundreds), or by the description if there is no id. */
function conditionOf(id: number | undefined, description: string): Condition {
  if (id === undefined) return wordsToCondition.find(([words]) => words.test(description))?.[1] ?? 'clouds'
  if (id === 800) return 'clear'
  const groups: Record<number, Condition> = {
    2: 'thunderstorm',
    3: 'drizzle',
    5: 'rain',
    6: 'snow',
    7: 'mist',
  }
  return groups[Math.floor(id / 100)] ?? 'clouds'
}
const wordsToCondition: readonly [RegExp, Condition][] = [
  [/thunder/i, 'thunderstorm'],
  [/drizzle/i, 'drizzle'],
  [/rain|shower/i, 'rain'],
  [/snow|sleet/i, 'snow'],
  [/mist|fog|haze|smoke|dust/i, 'mist'],
  [/clear|sun/i, 'clear'],
]

import type { Weather } from './weather.ts'

/** Kinds of advice for people who walk barefoot, most urgent first. */
export type Advice = 'storm' | 'rain' | 'heat' | 'warm' | 'air'

/** The advice that the weather calls for, at most two. */
export function adviceFor(weather: Weather): Advice[] {
  const { condition, feels_like, temperature, rain_soon, air_quality } = weather
  const advice: Advice[] = []
  if (condition === 'thunderstorm') advice.push('storm')
  if (feels_like >= 41 || temperature >= 38) advice.push('heat')
  if (rain_soon || condition === 'rain' || condition === 'drizzle') advice.push('rain')
  if (air_quality === 'poor' || air_quality === 'very-poor' || air_quality === 'hazardous') advice.push('air')
  if (!advice.includes('heat') && temperature >= 33) advice.push('warm')
  return advice.slice(0, 2)
}

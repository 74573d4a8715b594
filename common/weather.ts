import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Labels of air quality, best first. The first five are those of the specification for the index 1 to 5 (§7). */
export const airLevels = ['good', 'fair', 'moderate', 'poor', 'very-poor', 'hazardous'] as const

const conditions = ['clear', 'clouds', 'mist', 'drizzle', 'rain', 'thunderstorm', 'snow'] as const
export type Condition = (typeof conditions)[number]

/** Temperatures in °C, humidity in %. `description`: the source's English text, '' if there is none. */
const weather = z.strictObject({
  temperature: z.number(),
  feels_like: z.number(),
  humidity: z.number(),
  condition: z.enum(conditions),
  description: z.string(),
  /** Rain is expected within about three hours; false if the upstream has no forecast. */
  rain_soon: z.boolean(),
  /** 0 to 500, computed from PM2.5; null if the upstream gives none. */
  aqi: z.nullable(z.number()),
  air_quality: z.nullable(z.enum(airLevels)),
})
export type Weather = z.output<typeof weather>

const weatherReport = z.strictObject({
  /** null if unavailable. */
  weather: z.nullable(weather),
  /** When the source answered; at most 3 hours ago. */
  fetched_at: z.nullable(z.string()),
})
export type WeatherReport = z.output<typeof weatherReport>

/** The weather is shown on Home, and used for the rest advice on the walk. */
export const weatherContract = defineContract({
  'GET /api/weather': {
    access: 'anyone',
    summary: 'Weather and air at the temple, at most 3 hours old',
    reply: weatherReport,
  },
})

import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { airLevels } from './air-quality.ts'

export const conditions = ['clear', 'clouds', 'mist', 'drizzle', 'rain', 'thunderstorm', 'snow'] as const
export type Condition = (typeof conditions)[number]

/** Temperatures in °C, humidity in %. `description`: the upstream's English words, '' where it has none. */
export const weather = z.strictObject({
  temperature: z.number(),
  feels_like: z.number(),
  humidity: z.number(),
  condition: z.enum(conditions),
  description: z.string(),
  /** Within about three hours, where the source looks ahead. */
  rain_soon: z.boolean(),
  /** 0 to 500 from PM2.5; null where only the label or nothing is known. */
  aqi: z.nullable(z.number()),
  air_quality: z.nullable(z.enum(airLevels)),
})
export type Weather = z.output<typeof weather>

export const weatherReport = z.strictObject({
  /** null: unavailable. */
  weather: z.nullable(weather),
  /** When the source said so; a stale report is at most 3 hours old. */
  fetched_at: z.nullable(z.string()),
})
export type WeatherReport = z.output<typeof weatherReport>

export const contract = defineContract({
  'GET /api/weather': {
    access: 'anyone',
    summary: 'Weather and air at the temple, at most 3 hours old',
    reply: weatherReport,
  },
})

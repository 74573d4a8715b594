import type { Feature } from '#kit/web/feature.tsx'
import { WeatherCard } from './weather-card.tsx'

export const feature: Feature = { name: 'weather', blocks: [{ place: 'weather', Block: WeatherCard }] }

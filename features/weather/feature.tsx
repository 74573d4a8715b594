import type { Feature } from '#web/kit/feature.tsx'
import { WeatherCard } from './weather-card.tsx'

export const feature: Feature = { name: 'weather', blocks: [{ place: 'weather', Block: WeatherCard }] }

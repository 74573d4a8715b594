import type { Manifest } from '#kit/web/manifest.ts'
import { weatherTexts } from './texts.ts'
import { WeatherCard } from './weather-card.tsx'

export const manifest: Manifest = {
  name: 'weather',
  title: weatherTexts.title,
  icon: 'i-rain',
  blocks: [{ place: 'weather', Block: WeatherCard }],
  offline: { reads: ['/api/weather'] },
  search: () => import('./search-words.ts'),
}

import type { Feature } from '#web/kit/feature.tsx'
import { later } from '#web/kit/later.tsx'

export const feature: Feature = {
  name: 'weather',
  blocks: [
    { place: 'weather', Block: later(() => import('./weather-card.tsx').then(part => part.WeatherCard)) },
  ],
}

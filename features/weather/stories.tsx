import type { Stories } from '#kit/web/stories.ts'
import { examples } from './examples.ts'
import { WeatherLine } from './weather-card.tsx'

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

export const stories: Stories = {
  feature: 'weather',
  states: [
    ...Object.entries(examples).map(([name, weather]) => ({
      name,
      Show: () => <WeatherLine report={{ weather, fetched_at: at(4) }} />,
    })),
    {
      name: 'two hours old',
      Show: () => <WeatherLine report={{ weather: examples.monsoon, fetched_at: at(125) }} />,
    },
    { name: 'unavailable', Show: () => <WeatherLine report={{ weather: null, fetched_at: null }} /> },
    { name: 'loading', Show: () => <WeatherLine report={undefined} /> },
  ],
}

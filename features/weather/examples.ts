import type { Weather } from '#common/weather.ts'

/** Weather reports for tests and `/dev/sheet`. */
export const examples = {
  monsoon: {
    temperature: 31,
    feels_like: 37,
    humidity: 84,
    condition: 'rain',
    description: 'light rain',
    rain_soon: false,
    aqi: 72,
    air_quality: 'fair',
  },
  heat: {
    temperature: 39,
    feels_like: 46,
    humidity: 48,
    condition: 'clear',
    description: 'clear sky',
    rain_soon: false,
    aqi: 168,
    air_quality: 'poor',
  },
  storm: {
    temperature: 27,
    feels_like: 29,
    humidity: 96,
    condition: 'thunderstorm',
    description: '',
    rain_soon: true,
    aqi: null,
    air_quality: 'good',
  },
  mild: {
    temperature: 26.4,
    feels_like: 27,
    humidity: 62,
    condition: 'clouds',
    description: 'scattered clouds',
    rain_soon: false,
    aqi: null,
    air_quality: null,
  },
} satisfies Record<string, Weather>

import { weatherContract } from '#common/weather.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { askOpenMeteo, openMeteo } from './open-meteo.server.ts'
import { askOpenWeather } from './open-weather.server.ts'
import { weatherReporter } from './reporter.server.ts'

/** Uses OpenWeather if a key is configured, else Open-Meteo, which needs none. */
export const weatherApi: FeatureApi = context => {
  const { openWeatherKey: key, openWeatherBaseUrl: baseUrl, city } = context.settings.weather
  const report = weatherReporter(
    signal => (key ? askOpenWeather({ baseUrl, key, city }, signal) : askOpenMeteo(openMeteo, signal)),
    context.clock,
    reason => context.app.log.warn({ reason }, 'weather source failed'),
  )
  serve(context, weatherContract, {
    'GET /api/weather': async (_input, _request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      return await report()
    },
  })
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOpenMeteo } from './open-meteo.server.ts'
import { askOpenWeather } from './open-weather.server.ts'
import { weatherReporter } from './reporter.server.ts'
import { current, type FakeUpstream, fakeUpstream, hostile, openWeather, pollution } from './test-upstream.ts'

const key = 'a-secret-key'
let upstream: FakeUpstream
let now = Date.parse('2027-07-19T06:00:00Z')
beforeEach(async () => {
  upstream = await fakeUpstream(openWeather())
})
afterEach(() => upstream.close())

const ask = (signal = new AbortController().signal) =>
  askOpenWeather({ baseUrl: upstream.url, key, city: 'Muzaffarpur,IN' }, signal)
const reporter = (failures: string[] = []) =>
  weatherReporter(
    ask,
    () => now,
    reason => failures.push(reason),
  )
const minutes = (count: number) => {
  now += count * 60_000
}

describe('OpenWeather', () => {
  it('is queried by city in metric units, then for the air at the coordinates it returned', async () => {
    expect(await ask()).toEqual({
      temperature: 31.4,
      feels_like: 37.2,
      humidity: 84,
      condition: 'rain',
      description: 'light rain',
      rain_soon: false,
      aqi: 72,
      air_quality: 'fair',
    })
    expect(upstream.asked).toEqual([
      `/data/2.5/weather?q=Muzaffarpur%2CIN&units=metric&appid=${key}`,
      `/data/2.5/air_pollution?lat=26.12&lon=85.39&appid=${key}`,
    ])
  })
  it.each([
    ['without PM2.5 the label of its own index is used', { list: [{ main: { aqi: 5 } }] }, null, 'very-poor'],
    ['with a negative PM2.5 too', { list: [{ main: { aqi: 2 }, components: { pm2_5: -4 } }] }, null, 'fair'],
    ['nonsense says nothing', '<html>', null, null],
  ])('air: %s', async (_name, air, aqi, label) => {
    upstream.behave(openWeather(current, air))
    expect(await ask()).toMatchObject({ temperature: 31.4, aqi, air_quality: label })
  })
  it('drops a description with markup', async () => {
    upstream.behave(
      openWeather({ ...current, weather: [{ id: 500, description: '<script>alert(1)</script>' }] }),
    )
    expect(await ask()).toMatchObject({ description: '', condition: 'rain' })
  })
  it('is understood by its description if there is no condition id', async () => {
    upstream.behave(openWeather({ ...current, weather: [{ description: 'heavy thunderstorm' }] }))
    expect(await ask()).toMatchObject({ description: 'heavy thunderstorm', condition: 'thunderstorm' })
  })
  it('is queried for the air at the temple if the city has no coordinates', async () => {
    upstream.behave(openWeather({ ...current, coord: undefined }))
    await ask()
    expect(upstream.asked[1]).toContain('lat=26.1205&lon=85.3912')
  })
})

describe('Open-Meteo', () => {
  const settings = () => ({ forecastUrl: `${upstream.url}/forecast`, airUrl: `${upstream.url}/air` })
  const forecast = {
    current: { temperature_2m: 33, apparent_temperature: 41, relative_humidity_2m: 70, weather_code: 3 },
    hourly: { precipitation_probability: [10, 65, null] },
  }
  it('is queried without a key and looks three hours ahead', async () => {
    upstream.behave((request, response) => {
      response.end(JSON.stringify(request.url?.startsWith('/air') ? { current: { pm2_5: 60 } } : forecast))
    })
    expect(await askOpenMeteo(settings(), new AbortController().signal)).toEqual({
      temperature: 33,
      feels_like: 41,
      humidity: 70,
      condition: 'clouds',
      description: '',
      rain_soon: true,
      aqi: 153,
      air_quality: 'poor',
    })
    expect(upstream.asked.join()).not.toMatch(/key|appid/)
  })
  it('with a temperature of the sun is rejected', async () => {
    const sun = { ...forecast, current: { ...forecast.current, temperature_2m: 5778 } }
    upstream.behave((_request, response) => void response.end(JSON.stringify(sun)))
    await expect(askOpenMeteo(settings(), AbortSignal.timeout(5000))).rejects.toThrow()
  })
})

describe('the weather reporter', () => {
  it.each(Object.entries(hostile))('returns unavailable when the upstream %s', async (_name, behaviour) => {
    upstream.behave(behaviour)
    const failures: string[] = []
    const report = weatherReporter(
      () => ask(AbortSignal.timeout(300)),
      () => now,
      reason => failures.push(reason),
    )
    expect(await report()).toEqual({ weather: null, fetched_at: null })
    expect(failures).toHaveLength(1)
    // The log contains neither the address, the key nor text of the upstream.
    expect(failures[0]).toMatch(/^[A-Za-z0-9 ]{3,40}$/)
    expect(failures[0]).not.toContain(key)
    expect(upstream.asked).not.toContain('/elsewhere')
  })
  it('stops waiting after two seconds, even for a source that ignores its signal', async () => {
    const report = weatherReporter(
      () => new Promise(() => {}),
      () => now,
    )
    expect(await report()).toEqual({ weather: null, fetched_at: null })
  })
  it('queries at most once in 10 minutes, however many phones ask', async () => {
    const report = reporter()
    await Promise.all(Array.from({ length: 50 }, report))
    minutes(9)
    await report()
    expect(upstream.asked).toHaveLength(2)
  })
  it('returns the old weather at once while it fetches the new', async () => {
    const report = reporter()
    const first = await report()
    upstream.behave(openWeather({ ...current, main: { ...current.main, temp: 28 } }))
    minutes(11)
    expect(await report()).toEqual(first)
    await expect.poll(async () => (await report()).weather?.temperature).toBe(28)
  })
  it('keeps the last weather with its time for 3 hours, then says unavailable', async () => {
    const report = reporter()
    const first = await report()
    upstream.behave((_request, response) => void response.writeHead(500).end())
    minutes(179)
    expect(await report()).toEqual(first)
    minutes(2)
    expect(await report()).toEqual({ weather: null, fetched_at: null })
  })
  it('stops querying a dead upstream after three failures, and tries again later', async () => {
    upstream.behave((_request, response) => void response.writeHead(500).end())
    const report = reporter()
    for (let count = 0; count < 10; count += 1) await report()
    expect(upstream.asked).toHaveLength(3)
    upstream.behave(openWeather(current, pollution))
    expect((await report()).weather).toBeNull()
    minutes(2)
    expect((await report()).weather?.temperature).toBe(31.4)
  })
})

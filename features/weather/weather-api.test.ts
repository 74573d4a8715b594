import { afterEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from '#tests/world/world.ts'
import { type FakeUpstream, fakeUpstream, hostile, openWeather } from './test-upstream.ts'

const key = 'a-secret-key-of-the-city'
let world: World | undefined
let upstream: FakeUpstream | undefined
afterEach(async () => {
  await world?.close()
  await upstream?.close()
})

async function open(behaviour: Parameters<typeof fakeUpstream>[0]) {
  upstream = await fakeUpstream(behaviour)
  world = await openWorld({ env: { OPENWEATHER_API_KEY: key, OPENWEATHER_BASE_URL: upstream.url } })
  return `${world.url}/api/weather`
}

describe('GET /api/weather', () => {
  it('returns the report with its time, without the key', async () => {
    const response = await fetch(await open(openWeather()))
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({
      weather: { temperature: 31.4, description: 'light rain', aqi: 72, air_quality: 'fair' },
      fetched_at: expect.any(String),
    })
    expect(text).not.toContain(key)
    expect(upstream?.asked.every(path => path.includes(`appid=${key}`))).toBe(true)
  })
  it('returns unavailable if the upstream hangs, and delays no other request', async () => {
    const url = await open(hostile['never answers'] ?? (() => {}))
    const waiting = fetch(url)
    const other = fetch(`${world?.url}/api/crowd-status`)
    expect(await Promise.race([waiting, other])).toBe(await other)
    expect((await other).status).toBe(200)
    expect(await (await waiting).json()).toEqual({ weather: null, fetched_at: null })
  })
})

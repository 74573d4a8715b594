import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attempts, type Located, locate } from './locate.ts'

type Ask = { ok: PositionCallback; fail: PositionErrorCallback; options: PositionOptions }
let asked: Ask[]
let told: Located[]
const report = (located: Located) => {
  told.push(located)
}
const position = (latitude: number, longitude: number, accuracy = 12) =>
  ({ coords: { latitude, longitude, accuracy } }) as GeolocationPosition
const failure = (code: 1 | 2 | 3) => ({ code }) as GeolocationPositionError
const settle = () => vi.advanceTimersByTimeAsync(0)

// Only the phone is fake, because a test cannot have one; everything of ours is real, with a clock set by hand.
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  told = []
  const getCurrentPosition = (ok: PositionCallback, fail: PositionErrorCallback, options: PositionOptions) =>
    asked.push({ ok, fail, options })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a facility screen asks for a precise position, with the timeouts of the specification', async () => {
  locate('screen', report)
  expect(asked.map(({ options }) => options)).toEqual([
    { enableHighAccuracy: true, timeout: 12_000, maximumAge: 60_000 },
  ])
  asked[0]?.ok(position(26.12, 85.39))
  await settle()
  expect(told).toEqual([{ status: 'found', found: { point: { lat: 26.12, lng: 85.39 }, accuracyM: 12 } }])
})

test('a list asks for a rough position, then more patiently for an older one', async () => {
  locate('list', report)
  expect(asked[0]?.options).toEqual({ enableHighAccuracy: false, timeout: 12_000, maximumAge: 600_000 })
  asked[0]?.fail(failure(3))
  await settle()
  expect(asked[1]?.options).toEqual({ enableHighAccuracy: false, timeout: 8000, maximumAge: 900_000 })
  asked[1]?.fail(failure(2))
  await settle()
  expect(told).toEqual([{ status: 'error', fault: 'unavailable' }])
})

test('a phone without a precise position is asked for a rough one before the screen gives up', async () => {
  locate('screen', report)
  asked[0]?.fail(failure(2))
  await settle()
  expect(asked[1]?.options).toEqual(attempts.rough)
  asked[1]?.ok(position(26.1, 85.4, 800))
  await settle()
  expect(told).toMatchObject([{ status: 'found', found: { accuracyM: 800 } }])
})

test.each(['screen', 'list'] as const)(
  'a %s gives up on a phone that never answers after 15 seconds in all, and does not ask again',
  async plan => {
    locate(plan, report)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([{ status: 'error', fault: 'timeout' }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
  },
)

test('a screen that has waited 12 seconds for a precise position asks for a rough one', async () => {
  locate('screen', report)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(asked[1]?.options).toEqual(attempts.rough)
  asked[1]?.ok(position(26.1, 85.4, 800))
  await settle()
  expect(told).toMatchObject([{ status: 'found', found: { accuracyM: 800 } }])
})

test('a position that arrives after the timeout is still used', async () => {
  locate('screen', report)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([{ status: 'error', fault: 'timeout' }])
  asked[0]?.ok(position(26.12, 85.39))
  await settle()
  expect(told[1]).toMatchObject({ status: 'found' })
})

test('a browser prompt that nobody answers is mentioned after 6 s, and a late answer is used', async () => {
  const permission = { state: 'prompt' }
  vi.stubGlobal('navigator', {
    geolocation: navigator.geolocation,
    permissions: { query: async () => permission },
  })
  locate('screen', report)
  await vi.advanceTimersByTimeAsync(5_999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([{ status: 'error', fault: 'unanswered' }])
  permission.state = 'granted'
  asked[0]?.ok(position(26.12, 85.39))
  await settle()
  expect(told[1]).toMatchObject({ status: 'found' })
})

test('a refusal is final: nobody is asked twice', async () => {
  locate('screen', report)
  asked[0]?.fail(failure(1))
  await settle()
  expect(told).toEqual([{ status: 'error', fault: 'denied-browser' }])
  expect(asked).toHaveLength(1)
})

test.each(['standalone', 'fullscreen', 'minimal-ui'])(
  'the installed app (%s) points to the device settings',
  async mode => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }))
    locate('list', report)
    asked[0]?.fail(failure(1))
    await settle()
    expect(told).toEqual([{ status: 'error', fault: 'denied-app' }])
  },
)

test.each([
  [Number.NaN, 85],
  [91, 85],
  [26, -181],
  [Number.POSITIVE_INFINITY, 0],
])('an invalid position (%d, %d) counts as none', async (lat, lng) => {
  locate('list', report)
  asked[0]?.ok(position(lat, lng))
  await settle()
  asked[1]?.ok(position(lat, lng))
  await settle()
  expect(told).toEqual([{ status: 'error', fault: 'unavailable' }])
})

test('a browser without location, or without a secure address, is told so at once', () => {
  vi.stubGlobal('navigator', {})
  locate('screen', report)
  vi.stubGlobal('isSecureContext', false)
  locate('screen', report)
  expect(told).toEqual([
    { status: 'error', fault: 'unsupported' },
    { status: 'error', fault: 'insecure' },
  ])
})

test('after the reader leaves the screen nothing more is reported', async () => {
  const stop = locate('screen', report)
  stop()
  asked[0]?.ok(position(26.12, 85.39))
  await settle()
  expect(told).toEqual([])
})

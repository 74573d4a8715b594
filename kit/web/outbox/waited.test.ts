import { beforeEach, expect, test, vi } from 'vitest'
import { createServerClock } from '../server-clock.ts'
import { waitedMs } from './item.ts'

const hour = 3_600_000
const noon = Date.parse('2027-07-20T12:00:00+05:30')

/** A phone whose clock is `wrongBy` ms off; `hears`: whether it has heard the server. */
function phone(wrongBy: number, hears: boolean) {
  vi.setSystemTime(noon + wrongBy)
  const clock = createServerClock()
  if (hears) clock.hear(noon)
  const item = { createdAt: Date.now(), ...(clock.isKnown() && { saidAt: clock.now() }) }
  return { waited: () => waitedMs(item, clock), hear: () => clock.hear(noon + hour) }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test.each([-9 * 365 * 24 * hour, -3 * hour, 3 * hour])(
  'an item that waits an hour has waited an hour, though the clock is corrected by %i ms meanwhile',
  wrongBy => {
    const { waited, hear } = phone(wrongBy, true)
    vi.setSystemTime(noon + hour)
    hear()
    expect(Math.round(waited() / 1000)).toBe(hour / 1000)
  },
)

test('an item on a phone that never heard the server has waited as long as the phone’s clock says', () => {
  const { waited } = phone(-3 * hour, false)
  vi.setSystemTime(noon - 2 * hour)
  expect(waited()).toBe(hour)
})

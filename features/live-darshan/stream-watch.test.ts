import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  newWatch,
  observe,
  resumeWatch,
  type Sample,
  stallTimeoutMs,
  startTimeoutMs,
  type Watch,
} from './stream-watch.ts'

const playing = (position?: number): Sample => ({ position, opened: false, paused: false, broken: false })
/** Observes a player for `seconds`, four times a second; `say(second)` returns its state. */
function watched(from: Watch, seconds: number, say: (second: number) => Sample): Watch {
  let watch = from
  for (let ms = 250; ms <= seconds * 1000; ms += 250)
    watch = observe(watch, say(ms / 1000), from.movedAt + ms)
  return watch
}
const live = watched(newWatch(0), 2, second => playing(second))

test('a stream is LIVE only once pictures advance', () => {
  expect(watched(newWatch(0), 3, () => playing())).toMatchObject({ status: 'loading', isLive: false })
  expect(watched(newWatch(0), 3, () => playing(0))).toMatchObject({ status: 'loading', isLive: false })
  expect(live).toMatchObject({ status: 'active', isLive: true })
})
test('a stream fails if nothing starts in time', () => {
  expect(watched(newWatch(0), startTimeoutMs / 1000 - 1, () => playing(0)).status).toBe('loading')
  expect(watched(newWatch(0), startTimeoutMs / 1000, () => playing(0)).status).toBe('failed')
})
test('a stalled stream first loses LIVE, then fails', () => {
  expect(watched(live, 1, () => playing(2)).isLive).toBe(true)
  expect(watched(live, 3, () => playing(2))).toMatchObject({ status: 'loading', isLive: false })
  expect(watched(live, stallTimeoutMs / 1000, () => playing(2)).status).toBe('failed')
})
test('a stream that recovers in time is LIVE again', () => {
  const back = watched(live, 5, second => playing(second > 4 ? second : 2))
  expect(back).toMatchObject({ status: 'active', isLive: true })
})
test('a pause is not a failure', () => {
  expect(watched(live, 60, () => ({ ...playing(2), paused: true })).status).toBe('paused')
})
test('a frame that reports nothing is active but never LIVE', () => {
  const shown = watched(newWatch(0), 60, () => ({ ...playing(), opened: true }))
  expect(shown).toMatchObject({ status: 'active', isLive: false })
})
test('time in a hidden tab does not count as waiting', () => {
  expect(observe(resumeWatch(live, 600_000), playing(2), 600_250).status).not.toBe('failed')
})
test('for any player, LIVE means that it has just advanced', () => {
  const sample = fc.record({
    position: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    opened: fc.boolean(),
    paused: fc.boolean(),
    broken: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 80 }), samples => {
      let watch = newWatch(0)
      let changedAt = Number.NEGATIVE_INFINITY
      let last: number | undefined
      samples.forEach((next, index) => {
        const now = index * 250
        if (next.position !== undefined && last !== undefined && next.position > last) changedAt = now
        last = next.position ?? last
        watch = observe(watch, next, now)
        if (watch.isLive) expect(now - changedAt).toBeLessThan(1500)
      })
    }),
  )
})

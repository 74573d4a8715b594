import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

const hour = 3_600_000
const noon = Date.parse('2027-07-20T12:00:00+05:30')

/** A phone whose clock is wrong by this many ms; time passes and is set by hand. */
function phone(wrongBy: number) {
  let [at, off, slept] = [noon, wrongBy, 0]
  const clocks = { wall: () => at + off, running: () => at - slept - noon }
  return {
    clocks,
    pass: (ms: number) => {
      at += ms
    },
    sleep: (ms: number) => {
      at += ms
      slept += ms
    },
    setClock: (ms: number) => {
      off += ms
    },
    server: () => at,
  }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

describe('a phone’s server clock', () => {
  test.each([-3 * hour, 3 * hour, -9 * 365 * 24 * hour])(
    'that is %i ms off is right after an answer',
    off => {
      const { clocks, pass, server } = phone(off)
      const clock = createServerClock(clocks)
      clock.hear(server())
      pass(hour)
      expect(clock.now()).toBe(server())
    },
  )

  test('is right and known at the next visit, even offline', () => {
    const { clocks, pass, server } = phone(-3 * hour)
    const first = createServerClock(clocks)
    expect(first.isKnown()).toBe(false)
    first.hear(server())
    pass(5 * hour)
    const next = createServerClock(clocks)
    expect(next.now()).toBe(server())
    expect(next.isKnown()).toBe(true)
  })

  test('leaves a clock alone that is off only by the time an answer takes', () => {
    const { clocks, server } = phone(0)
    const clock = createServerClock(clocks)
    clock.hear(server() - 1400)
    expect(clock.now()).toBe(server())
    expect(clock.isKnown()).toBe(true)
  })

  test('keeps running through sleep, and when the clock is set back offline', () => {
    const { clocks, pass, sleep, setClock, server } = phone(0)
    const clock = createServerClock(clocks)
    clock.hear(server())
    sleep(hour)
    expect(clock.now()).toBe(server())
    setClock(-3 * hour)
    pass(1000)
    expect(clock.now()).toBe(server())
    // Once the server is heard again, the clock is accepted as it is now set.
    clock.hear(server())
    pass(1000)
    expect(clock.now()).toBe(server())
  })

  test('tells when the phone’s clock has jumped ahead, and not as time passes or it is set back', () => {
    const { clocks, pass, setClock, server } = phone(-2 * 365 * 24 * hour)
    const clock = createServerClock(clocks)
    clock.hear(server())
    let jumps = 0
    clock.onJump(() => {
      jumps += 1
    })
    pass(hour)
    clock.now()
    setClock(-hour)
    clock.now()
    expect(jumps).toBe(0)
    setClock(2 * 365 * 24 * hour)
    clock.now()
    expect(jumps).toBe(1)
  })

  test('is never before a kept answer, and follows a server whose own clock was set back', () => {
    const { clocks, server } = phone(-3 * hour)
    const clock = createServerClock(clocks)
    clock.hearKept(server() - hour)
    expect(clock.now()).toBe(server() - hour)
    clock.hear(server() - 2 * hour)
    expect(clock.now()).toBe(server() - 2 * hour)
  })

  test('that was set back while the guide was closed runs on from a kept answer, and knows that it is behind', () => {
    const { clocks, pass, setClock, server } = phone(0)
    createServerClock(clocks).hear(server())
    setClock(-3 * hour)
    const clock = createServerClock(clocks)
    expect(clock.isBehind()).toBe(false)
    const stored = server()
    clock.hearKept(stored)
    pass(hour)
    expect(clock.now()).toBe(stored + hour)
    expect(clock.isBehind()).toBe(true)
    clock.hear(server())
    expect(clock.isBehind()).toBe(false)
  })

  test('notifies listeners that it was corrected', () => {
    const { clocks, server } = phone(hour)
    const clock = createServerClock(clocks)
    const heard: number[] = []
    const end = clock.onChange(() => heard.push(clock.now()))
    clock.hear(server())
    clock.hear(server())
    expect(heard).toEqual([server()])
    end()
  })
})

import { describe, expect, test } from 'vitest'
import { createLoad, type LoadClass } from './load.ts'
import { createRateLimiter } from './rate-limiter.ts'

const refused = (act: () => void) => {
  try {
    act()
  } catch (error) {
    return error as { status: number; code: string; retryAfter: number }
  }
  return undefined
}

const kinds: LoadClass[] = ['read', 'write', 'staff']

describe('under load', () => {
  const crowded = (lag: () => number) => {
    const load = createLoad(undefined, lag)
    for (const kind of kinds) for (let i = 0; i < 100; i++) load.enter(kind)
    return load
  }
  const open = (load: ReturnType<typeof createLoad>) => kinds.filter(kind => load.enter(kind))

  test('reads are refused first, then writes, calls of staff last', () => {
    let lag = 0
    const load = crowded(() => lag)
    expect(open(load)).toEqual(['read', 'write', 'staff'])
    lag = 250
    expect(open(load)).toEqual(['write', 'staff'])
    lag = 500
    expect(open(load)).toEqual(['staff'])
    lag = 1500
    expect(open(load)).toEqual([])
    expect(load.shed).toBe(6)
  })

  test('lag with few requests refuses nothing', () => {
    const load = createLoad(undefined, () => 60_000)
    for (let i = 0; i < 50; i++) load.enter('read')
    for (let i = 0; i < 50; i++) load.leave('read')
    expect(load.inFlight).toBe(0)
  })

  test('a crowd of readers refuses no write and no call of staff', () => {
    const load = createLoad(undefined, () => 60_000)
    for (let i = 0; i < 100; i++) load.enter('read')
    expect(open(load)).toEqual(['write', 'staff'])
  })

  test('the number of requests in flight is limited, whatever the lag', () => {
    const load = createLoad(undefined, () => 0)
    for (let i = 0; i < 4000; i++) load.enter('read')
    expect(open(load)).toEqual(['write', 'staff'])
    load.leave('read')
    expect(open(load)).toEqual(kinds)
  })
})

describe('a device that asks faster than a person', () => {
  test('is refused with Retry-After, and others are not', () => {
    let now = 0
    const rateLimiter = createRateLimiter(10, 2, () => now)
    for (let i = 0; i < 10; i++) rateLimiter.spend('a')
    expect(refused(() => rateLimiter.spend('a'))).toMatchObject({
      status: 429,
      code: 'too-many',
      retryAfter: 1,
    })
    rateLimiter.spend('b')
    now = 1000
    rateLimiter.spend('a')
    rateLimiter.spend('a')
    expect(refused(() => rateLimiter.spend('a'))?.status).toBe(429)
  })

  test('has its full allowance again after a while, and not more', () => {
    let now = 0
    const rateLimiter = createRateLimiter(3, 1, () => now)
    for (let i = 0; i < 3; i++) rateLimiter.spend('a')
    now = 1_000_000
    for (let i = 0; i < 3; i++) rateLimiter.spend('a')
    expect(refused(() => rateLimiter.spend('a'))?.retryAfter).toBe(1)
  })
})

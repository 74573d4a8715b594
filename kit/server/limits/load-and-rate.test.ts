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
  const open = (load: ReturnType<typeof createLoad>) => kinds.filter(kind => load.enter(kind))

  test('a crowd of readers causes no write and no staff call to be refused', () => {
    const load = createLoad()
    for (let i = 0; i < 4000; i++) load.enter('read')
    expect(open(load)).toEqual(['write', 'staff'])
    expect(load.shed).toBe(1)
    load.leave('read')
    expect(open(load)).toEqual(kinds)
  })

  test('reads are refused while their queue is full', () => {
    const reads = { isFull: true }
    const load = createLoad(reads)
    expect(open(load)).toEqual(['write', 'staff'])
    reads.isFull = false
    expect(open(load)).toEqual(kinds)
  })
})

describe('a device that sends requests faster than a person', () => {
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

  test('has its full allowance again after a while, and no more', () => {
    let now = 0
    const rateLimiter = createRateLimiter(3, 1, () => now)
    for (let i = 0; i < 3; i++) rateLimiter.spend('a')
    now = 1_000_000
    for (let i = 0; i < 3; i++) rateLimiter.spend('a')
    expect(refused(() => rateLimiter.spend('a'))?.retryAfter).toBe(1)
  })
})

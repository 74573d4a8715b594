import { describe, expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

const refused = (act: () => void) => {
  try {
    act()
  } catch (error) {
    return error as { status: number; code: string; retryAfter: number }
  }
  return undefined
}

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

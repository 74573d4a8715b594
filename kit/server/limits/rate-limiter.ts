import { refuse } from '#common/refusal.ts'

/** Limits calls per key in this process: refuses 429 `too-many` when a device or an account calls faster than a person can. */
export type RateLimiter = { spend: (key: string) => void }

/** Above this number of keys all start anew, so that a crowd of devices uses little memory. */
const mostKeys = 50_000

/**
 * A burst of `size` calls, refilled with `perSecond`. Refuse nobody by network address with it, because thousands of phones share one.
 * For each key only the time at which it will be full again is kept, in ms of a monotonic clock.
 */
export function createRateLimiter(
  size: number,
  perSecond: number,
  clock = () => performance.now(),
): RateLimiter {
  const fullAt = new Map<string, number>()
  const each = 1000 / perSecond
  const most = size * each
  return {
    spend(key) {
      const now = clock()
      const at = Math.max(fullAt.get(key) ?? 0, now)
      const wait = at + each - now - most
      if (fullAt.size >= mostKeys) fullAt.clear()
      fullAt.set(key, wait > rounding ? at : at + each)
      if (wait > rounding)
        refuse('too-many', 429, 'Too many requests. Please wait a little.', Math.ceil(wait / 1000))
    },
  }
}

const rounding = 1e-3

import { refuse } from '#common/refusal.ts'

/** Limits calls per key in this process: refuses 429 `too-many` when a device or an account calls faster than a person can. */
export type RateLimiter = { spend: (key: string) => void }

// Slots of 8 bytes, a fixed number. Keys are hashed to a slot; two that share one also share its rate.
const slots = 2 ** 17

/**
 * A burst of `size` calls, refilled with `perSecond`. Never use it per network address: thousands of phones share one.
 * GCRA (ITU-T I.371): for each slot only the time is kept at which it will be full again, in ms of a monotonic clock.
 */
export function createRateLimiter(
  size: number,
  perSecond: number,
  clock = () => performance.now(),
): RateLimiter {
  const fullAt = new Float64Array(slots)
  const each = 1000 / perSecond
  const most = size * each
  return {
    spend(key) {
      const now = clock()
      const slot = slotOf(key)
      const at = Math.max(fullAt[slot] ?? 0, now)
      const wait = at + each - now - most
      fullAt[slot] = wait > rounding ? at : at + each
      if (wait > rounding)
        refuse('too-many', 429, 'Too many requests. Please wait a little.', Math.ceil(wait / 1000))
    },
  }
}

const rounding = 1e-3

// FNV-1a. Keys are made by the server, so nobody can choose to share another device's slot.
function slotOf(key: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < key.length; n += 1) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193)
  return (hash ^ (hash >>> 15)) & (slots - 1)
}

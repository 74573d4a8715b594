import { refuse } from '#common/refusal.ts'

/** An allowance per key in this process: refuses 429 when a device or an account asks faster than a person can. */
export type RateLimiter = { spend: (key: string) => void }

// A number each, whatever the crowd. Two keys may share one: together they still ask no faster than a person can.
const places = 2 ** 17

/**
 * `size` calls at once, refilled with `perSecond`. Never per network address: thousands of phones share one.
 * Counted as by GCRA (ITU-T I.371): of each place is known only when it will be full again, in ms of a clock that nobody
 * sets.
 */
export function createRateLimiter(
  size: number,
  perSecond: number,
  clock = () => performance.now(),
): RateLimiter {
  const fullAt = new Float64Array(places)
  const each = 1000 / perSecond
  const most = size * each
  return {
    spend(key) {
      const now = clock()
      const place = placeOf(key)
      const at = Math.max(fullAt[place] ?? 0, now)
      const wait = at + each - now - most
      fullAt[place] = wait > rounding ? at : at + each
      if (wait > rounding)
        refuse('too-many', 429, 'Too many requests. Please wait a little.', Math.ceil(wait / 1000))
    },
  }
}

const rounding = 1e-3

// FNV-1a; the keys are random or our own, so nobody can choose whose place to share.
function placeOf(key: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < key.length; n += 1) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193)
  return (hash ^ (hash >>> 15)) & (places - 1)
}

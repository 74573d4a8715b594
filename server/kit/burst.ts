import type { Clock } from '#common/clock.ts'
import { refuse } from '#common/refusal.ts'

/** A bucket per key in this process: refuses 429 when a device or an account asks faster than a person can. */
export type Burst = { spend: (key: string) => void }

// Kept in two generations: taking the oldest out of one map means stepping over all that were taken out before.
const mostKeys = 50_000

/** `size` calls at once, refilled with `perSecond`. Never per network address: thousands of phones share one. */
export function createBurst(clock: Clock, size: number, perSecond: number): Burst {
  let recent = new Map<string, Bucket>()
  let before = new Map<string, Bucket>()
  const bucketOf = (key: string, now: number): Bucket => {
    const known = recent.get(key)
    if (known) return known
    if (recent.size >= mostKeys / 2) {
      before = recent
      recent = new Map()
    }
    const bucket = before.get(key) ?? { left: size, at: now }
    recent.set(key, bucket)
    return bucket
  }
  return {
    spend(key) {
      const now = clock()
      const bucket = bucketOf(key, now)
      // A clock set back must not freeze a bucket.
      bucket.left = Math.min(size, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond)
      bucket.at = now
      if (bucket.left < 1)
        refuse(
          'too-many',
          429,
          'Too many requests. Please wait a little.',
          Math.ceil((1 - bucket.left) / perSecond),
        )
      bucket.left -= 1
    },
  }
}

type Bucket = { left: number; at: number }

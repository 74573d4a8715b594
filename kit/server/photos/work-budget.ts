import { refuse } from '#common/refusal.ts'

/** Seconds of image workers that each owner may use: `burst` at once, refilled with `perSecond`. */
type Allowance = { burst: number; perSecond: number }
type WorkBudget = {
  /** Refuses `too-many` 429 with Retry-After if one of the owners has used up its seconds. */
  check: (owners: Owners) => void
  spend: (owners: Owners, seconds: number) => void
}
export type Owners = Readonly<Record<string, Allowance>>

const maxKept = 20_000

/** Per process. The cost of work is known only once it is done, so an owner may overdraw by one picture. */
export function createWorkBudget(now = () => performance.now() / 1000): WorkBudget {
  const used = new Map<string, { seconds: number; at: number }>()
  const usedBy = (owner: string, { perSecond }: Allowance) => {
    const known = used.get(owner)
    return known ? Math.max(0, known.seconds - (now() - known.at) * perSecond) : 0
  }
  return {
    check(owners) {
      for (const [owner, allowance] of Object.entries(owners)) {
        const over = usedBy(owner, allowance) - allowance.burst
        if (over < 0) continue
        const wait = Math.max(10, Math.ceil(over / allowance.perSecond))
        refuse('too-many', 429, 'Too many photos. Please try again later.', wait)
      }
    },
    spend(owners, seconds) {
      for (const [owner, allowance] of Object.entries(owners)) {
        const all = usedBy(owner, allowance) + seconds
        // Re-inserted, so that the first entries are the oldest.
        used.delete(owner)
        used.set(owner, { seconds: all, at: now() })
      }
      for (const oldest of used.keys()) {
        if (used.size <= maxKept) break
        used.delete(oldest)
      }
    },
  }
}

import type { Clock } from '#common/clock.ts'

/** How fast phones are minted now, and what a new one has to do for it. */
export type MintPressure = {
  /** Zero bits that a phone of this network has to find; 0 on an ordinary day. */
  bitsFor: (network: string) => Promise<number>
  /** Counts one phone until the database is asked again. */
  add: (network: string) => void
}

const windowMs = 600_000
const askEvery = 2000
// A carrier's thousands share one network: what one of them mints in ten minutes of a fair day stays below.
const ordinaryPerNetwork = 400
const ordinaryInAll = 6000
// 12 bits take a cheap phone about a second in the background; each fourfold adds one, up to about three seconds.
const leastBits = 12
const mostBits = 14

/** `minted`: phones minted since a time, by network; asked at most every 2 s, so that several processes share one count. */
export function createMintPressure(
  clock: Clock,
  minted: (since: Date) => Promise<Map<string, number>>,
): MintPressure {
  let counts = new Map<string, number>()
  let asked = Number.NEGATIVE_INFINITY
  return {
    async bitsFor(network) {
      const now = clock()
      // Also after a clock that was set back.
      if (Math.abs(now - asked) > askEvery) {
        asked = now
        counts = await minted(new Date(now - windowMs))
      }
      const inAll = counts.values().reduce((sum, count) => sum + count, 0)
      const excess = Math.max((counts.get(network) ?? 0) / ordinaryPerNetwork, inAll / ordinaryInAll)
      return excess < 1 ? 0 : Math.min(mostBits, leastBits + Math.floor(Math.log2(excess) / 2))
    },
    add: network => counts.set(network, (counts.get(network) ?? 0) + 1),
  }
}

import type { Clock } from '#common/clock.ts'

/** Measures how fast devices are created, and decides how much work a new one has to do. */
export type MintPressure = {
  /** Leading zero bits required from a phone of this network; 0 on an ordinary day. */
  bitsFor: (network: string) => Promise<number>
  /** Counts one new device until the database is read again. */
  add: (network: string) => void
}

const windowMs = 600_000
const askEvery = 2000
// Thousands of phones of a mobile carrier share one network; on a fair day it creates fewer devices in ten minutes.
const ordinaryPerNetwork = 400
const ordinaryInAll = 6000
// 12 bits take a cheap phone about a second in the background. Each fourfold rate adds a bit, up to about three seconds.
const leastBits = 12
const mostBits = 14

/** `minted` reads the devices created since a time, by network. It is called at most every 2 s. */
export function createMintPressure(
  clock: Clock,
  minted: (since: Date) => Promise<Map<string, number>>,
): MintPressure {
  let counts = new Map<string, number>()
  let asked = Number.NEGATIVE_INFINITY
  return {
    async bitsFor(network) {
      const now = clock()
      // The absolute value also covers a clock that was set back.
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

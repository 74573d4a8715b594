import type { Clock } from '#common/clock.ts'
import { workAt } from '#kit/server/limits/work.ts'

/** Measures how fast devices are created, and decides how much work a new one has to do. */
export type MintPressure = {
  /** Answers owed by a phone of this network; 0 on an ordinary day. */
  owedBy: (network: string) => Promise<number>
  /** Counts one new device until the database is read again. */
  add: (network: string) => void
}
/** New devices of a time, by network. */
type Counts = Map<string, number>

const askEvery = 2000
/**
 * What a fair day creates at most, with room to spare: 30,000 devices a day, of these 1,500 in the fullest ten minutes;
 * thousands of phones of a mobile carrier share one network. A minute counts too, or a burst would be over before the
 * ten minutes show it.
 */
const windows = [
  { ms: 600_000, perNetwork: 400, inAll: 4000 },
  { ms: 60_000, perNetwork: 120, inAll: 800 },
] as const

/** `minted` reads the devices created since a time, by network. It is called at most every 2 s for each window. */
export function createMintPressure(clock: Clock, minted: (since: Date) => Promise<Counts>): MintPressure {
  let counts: Counts[] = []
  let asked = Number.NEGATIVE_INFINITY
  return {
    async owedBy(network) {
      const now = clock()
      // The absolute value also covers a clock that was set back.
      if (Math.abs(now - asked) > askEvery) {
        asked = now
        counts = await Promise.all(windows.map(({ ms }) => minted(new Date(now - ms))))
      }
      const excess = windows.flatMap(({ perNetwork, inAll }, n) => {
        const known = counts[n] ?? new Map()
        const all = known.values().reduce((sum, count) => sum + count, 0)
        return [(known.get(network) ?? 0) / perNetwork, all / inAll]
      })
      return workAt(Math.max(...excess))
    },
    add(network) {
      for (const known of counts) known.set(network, (known.get(network) ?? 0) + 1)
    },
  }
}

import type { Clock } from '#common/clock.ts'
import { calmWork } from '#common/work-size.ts'

/** Votes of new phones for one photo in ten minutes that cost nothing: a family, a class, a carrier's phones spread over the list. */
const freeVotes = 60
/** Multiple of its usual share of new phones' votes that a photo may get. */
const usualTimes = 3
/** Answers of work for a new phone's vote in a rush: about 1.7 s of a slow phone. */
export const rushWork = 2 * calmWork
/** Votes added to every photo, because at the start of a fair all are equal. */
const head = 20
const minute = 60_000
const minutes = 10

/** Valid votes of a photo, of all, and how many photos there are. */
export type Standing = { votes: number; ofAll: number; photos: number }

/**
 * Detects photos that get far more of all new phones' votes of the last ten minutes than their share of the votes before: there
 * each new phone's vote costs work, and nobody is refused. Each server process counts for itself.
 */
export function createVoteRush(clock: Clock, standingOf: (photo: string) => Promise<Standing>) {
  let buckets: { from: number; counts: Map<string, number> }[] = []
  const recent = () => {
    const oldest = clock() - minutes * minute
    buckets = buckets.filter(({ from }) => from > oldest && from <= clock())
    return buckets
  }
  const isOn = async (photo: string): Promise<boolean> => {
    const counts = recent().map(bucket => bucket.counts)
    const own = counts.reduce((sum, count) => sum + (count.get(photo) ?? 0), 0)
    if (own < freeVotes) return false
    const all = counts.reduce((sum, count) => sum + [...count.values()].reduce((a, b) => a + b, 0), 0)
    const { votes, ofAll, photos } = await standingOf(photo)
    const share = (Math.max(0, votes - own) + head) / (Math.max(0, ofAll - all) + head * photos)
    return own > usualTimes * share * all
  }
  return {
    isOn,
    /** The number of new phones' votes for the photo that has most of them and costs work now; undefined if none does. */
    async most(): Promise<number | undefined> {
      const counts = new Map<string, number>()
      for (const bucket of recent())
        for (const [photo, count] of bucket.counts) counts.set(photo, (counts.get(photo) ?? 0) + count)
      const full = [...counts].filter(([, count]) => count >= freeVotes).toSorted((a, b) => b[1] - a[1])
      for (const [photo, count] of full) if (await isOn(photo)) return count
      return undefined
    },
    /** Called when a new phone's vote was counted. */
    add(photo: string): void {
      const from = Math.floor(clock() / minute) * minute
      const last = recent().at(-1)
      const bucket = last?.from === from ? last : { from, counts: new Map<string, number>() }
      if (bucket !== last) buckets.push(bucket)
      bucket.counts.set(photo, (bucket.counts.get(photo) ?? 0) + 1)
    },
  }
}

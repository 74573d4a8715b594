import { fairDate, fairMoment } from '#common/fair-time.ts'
import type { Edition } from '#content/edition.ts'
import { boardDays } from './quiz-limits.ts'

/** Between two moments (ms): after the first, up to the second. */
export type Period = { after: number; until: number }
const day = 86_400_000

/** Whether the fair is over for which somebody played at `playedAt` (ms): the one of those days, or the next to come. */
export function isFairOver(playedAt: number, now: number, editions: readonly Edition[]): boolean {
  const end = lastDays(editions).find(to => to >= fairDate(playedAt))
  return end !== undefined && fairDate(now) > end
}

/** When one played for the same fair as at this moment: from the end of the fair before to the end of this one. */
export function fairOf(playedAt: number, editions: readonly Edition[]): Period {
  const ends = lastDays(editions).map(endOf)
  return {
    after: ends.findLast(end => end < playedAt) ?? 0,
    until: ends.find(end => end >= playedAt) ?? Number.MAX_SAFE_INTEGER,
  }
}

/** The year of the fair for which one plays at this moment (ms): that of these days, or the next to come. */
export function yearOfFair(now: number, editions: readonly Edition[]): number {
  const today = fairDate(now)
  const next = editions.filter(({ shravan }) => shravan.to >= today).map(({ year }) => year)
  // Beyond the last that is written down, every year is a fair's.
  return next.length > 0 ? Math.min(...next) : Number(today.slice(0, 4))
}

/** Whether a later fair has begun than that of `fair`: what was played for the old one makes room for the new. */
export function hasNewFairBegun(fair: number, now: number, editions: readonly Edition[]): boolean {
  return editions.some(({ year, shravan }) => year > fair && shravan.from <= fairDate(now))
}

/** Whose attempts the leaderboard shows: it closes some days after a fair, and opens anew for the next (threats §7.3). */
export function shownPeriod(now: number, editions: readonly Edition[]): Period {
  const closed = lastDays(editions)
    .map(endOf)
    .filter(end => end + boardDays * day <= now)
  return { after: closed.at(-1) ?? 0, until: Number.MAX_SAFE_INTEGER }
}

const lastDays = (editions: readonly Edition[]) => editions.map(edition => edition.shravan.to).toSorted()
const endOf = (lastDay: string) => fairMoment(lastDay, '00:00') + day

import { fairDate } from '#common/fair-time.ts'
import type { Edition } from '#content/edition.ts'
import { boardDays } from './quiz-limits.ts'

const day = 86_400_000

/** Whether the fair is over for which somebody played at `playedAt` (ms): the one of those days, or the next to come. */
export function isFairOver(playedAt: number, now: number, editions: readonly Edition[]): boolean {
  const end = lastDays(editions).find(to => to >= fairDate(playedAt))
  return end !== undefined && fairDate(now) > end
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

/** The year of the fair whose leaderboard is shown: it closes some days after its fair, and opens anew for the next (threats §7.3). */
export const shownFair = (now: number, editions: readonly Edition[]): number =>
  yearOfFair(now - boardDays * day, editions)

const lastDays = (editions: readonly Edition[]) => editions.map(edition => edition.shravan.to).toSorted()

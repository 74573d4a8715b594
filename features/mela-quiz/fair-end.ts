import { fairDate } from '#common/fair-time.ts'
import type { Edition } from '#content/edition.ts'
import { boardDays } from './quiz-limits.ts'

const day = 86_400_000

/** Whether the fair of an attempt at `playedAt` (ms) is over: the current fair at that time, or the next one. */
export function isFairOver(playedAt: number, now: number, editions: readonly Edition[]): boolean {
  const end = lastDays(editions).find(to => to >= fairDate(playedAt))
  return end !== undefined && fairDate(now) > end
}

/** Whether the fair of a year is over. */
export const isOver = (fair: number, now: number, editions: readonly Edition[]): boolean =>
  editions.some(({ year, shravan }) => year === fair && fairDate(now) > shravan.to)

/** The year of the fair that an attempt at this moment (ms) belongs to: the current one, or the next one. */
export function yearOfFair(now: number, editions: readonly Edition[]): number {
  const today = fairDate(now)
  const next = editions.filter(({ shravan }) => shravan.to >= today).map(({ year }) => year)
  // After the last known edition every year counts as one.
  return next.length > 0 ? Math.min(...next) : Number(today.slice(0, 4))
}

/** Whether a fair later than `fair` has begun, so that an attempt for `fair` is no longer shown. */
export function hasNewFairBegun(fair: number, now: number, editions: readonly Edition[]): boolean {
  return editions.some(({ year, shravan }) => year > fair && shravan.from <= fairDate(now))
}

/** The year of the fair whose leaderboard is shown, until some days after it (threats §7.3). */
export const shownFair = (now: number, editions: readonly Edition[]): number =>
  yearOfFair(now - boardDays * day, editions)

const lastDays = (editions: readonly Edition[]) => editions.map(edition => edition.shravan.to).toSorted()

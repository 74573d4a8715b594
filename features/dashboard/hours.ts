import { fairDate } from '#common/fair-time.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Starts (ms) of the last `count` hours, the current one last. Hours of the fair begin half an hour off UTC's. */
export function lastHours(now: number, count = 24): number[] {
  const half = hourMs / 2
  const current = Math.floor((now - half) / hourMs) * hourMs + half
  return Array.from({ length: count }, (_, index) => current - (count - 1 - index) * hourMs)
}

/** The last `count` days (YYYY-MM-DD) of the fair's calendar, today last. */
export const lastDays = (now: number, count = 14): string[] =>
  Array.from({ length: count }, (_, index) => fairDate(now - (count - 1 - index) * dayMs))

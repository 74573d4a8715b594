import { fairDate } from '#common/fair-time.ts'
import { shravan } from '#content/shravan.ts'

/** YYYY-MM-DD in Asia/Kolkata, both days included. */
export type Days = { from: string; to: string }

/** One fair and the weeks around it. */
export const mostDays = 62

/** Why two dates are no days of a report; undefined: they are. */
export function datesWrong({ from, to }: Days): 'missing' | 'order' | 'tooMany' | undefined {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (Number.isNaN(count)) return 'missing'
  if (count < 1) return 'order'
  return count > mostDays ? 'tooMany' : undefined
}

/** Days of the fair that is on or was last. */
export function lastFair(now: number): Days {
  const today = fairDate(now)
  const fairs = Object.values(shravan)
  const begun = fairs.filter(({ from }) => from <= today)
  return begun.at(-1) ?? fairs[0] ?? { from: today, to: today }
}

/** Today, the newest Monday of the fair that has begun, and the fair: what a report is asked for most. */
export function quickDays(now: number): Record<'today' | 'monday' | 'fair', Days> {
  const today = fairDate(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const monday = new Date(Date.parse(today) - sinceMonday * 86_400_000).toISOString().slice(0, 10)
  const fair = lastFair(now)
  return { today: { from: today, to: today }, monday: { from: monday, to: monday }, fair }
}

import { fairDate } from '#common/fair-time.ts'
import { shravan } from '#content/shravan.ts'

/** YYYY-MM-DD in Asia/Kolkata, both days included. */
export type Days = { from: string; to: string }

/** The longest report: one fair and the weeks around it. */
export const mostDays = 62

/** Why two dates are not valid for a report; undefined if they are. */
export function datesWrong({ from, to }: Days): 'missing' | 'order' | 'tooMany' | undefined {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (Number.isNaN(count)) return 'missing'
  if (count < 1) return 'order'
  return count > mostDays ? 'tooMany' : undefined
}

/** Days of the current fair, or of the last one. */
export function lastFair(now: number): Days {
  const today = fairDate(now)
  const fairs = Object.values(shravan)
  const begun = fairs.filter(({ from }) => from <= today)
  return begun.at(-1) ?? fairs[0] ?? { from: today, to: today }
}

/** The days that reports are most often made for: today, the fair's latest Monday so far, and the whole fair. */
export function quickDays(now: number): Record<'today' | 'monday' | 'fair', Days> {
  const today = fairDate(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const monday = new Date(Date.parse(today) - sinceMonday * 86_400_000).toISOString().slice(0, 10)
  const fair = lastFair(now)
  return { today: { from: today, to: today }, monday: { from: monday, to: monday }, fair }
}

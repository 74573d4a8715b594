import { fairDate } from '#common/fair-time.ts'

/** First and last day of the fair by year (North Indian calendar); 2025 is published, the later years are computed. */
export const shravan = {
  2025: { from: '2025-07-11', to: '2025-08-09' },
  2026: { from: '2026-07-30', to: '2026-08-28' },
  2027: { from: '2027-07-19', to: '2027-08-17' },
  2028: { from: '2028-07-07', to: '2028-08-05' },
} as const

/**
 * Whether what stands only in the days of the fair stands at `now` (ms): while a fair is on, and for a week after somebody
 * checked it on the spot (`checkedAt`, ISO time), because the fair may begin early.
 */
export const standsInFair = (now: number, checkedAt?: string): boolean =>
  fairAt(now).isOn || (checkedAt !== undefined && now - Date.parse(checkedAt) < weekMs)
const weekMs = 7 * 24 * 3_600_000

/** Whether a fair is on (`isOn`), and the first day of the next or present one, if it is known. */
export function fairAt(ms: number): { isOn: boolean; from: string | undefined } {
  const today = fairDate(ms)
  const fair = Object.values(shravan).find(({ to }) => today <= to)
  return { isOn: fair !== undefined && fair.from <= today, from: fair?.from }
}

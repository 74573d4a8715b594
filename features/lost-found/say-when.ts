import { fairDate, sayDayTime, sayTime } from '#common/fair-time.ts'
import type { Language } from '#common/text.ts'

const day = 86_400_000

/** The day of a moment beside today, at the fair, and how it is written. */
export function sayWhen(
  at: number,
  now: number,
  language: Language,
): { day: 'today' | 'yesterday' | 'before'; time: string } {
  if (fairDate(at) === fairDate(now)) return { day: 'today', time: sayTime(at, language) }
  if (fairDate(at) === fairDate(now - day)) return { day: 'yesterday', time: sayTime(at, language) }
  return { day: 'before', time: sayDayTime(at, language) }
}

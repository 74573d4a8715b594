import { fairTimeZone } from '#common/clock.ts'
import { sayClock } from '#common/fair-time.ts'
import type { Language } from '#common/text.ts'

const tags: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }

/** `Mon, 14 Jul`; in Hindi `सोम, 14 जुलाई` with the full month, because Hindi has no common abbreviations. */
export function sayDate(ms: number, language: Language): string {
  const month = language === 'hi' ? 'long' : 'short'
  return format(ms, language, { weekday: 'short', day: 'numeric', month })
}
/** `17 August 2027`, or `17 August` without the year. */
export function sayLongDate(ms: number, language: Language, withYear: boolean): string {
  return format(ms, language, { day: 'numeric', month: 'long', ...(withYear && { year: 'numeric' }) })
}

/** `4:00 AM` for a schedule's `04:00`. */
export function sayHour(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return sayClock(hour, minute, language)
}

const format = (ms: number, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[language], { timeZone: fairTimeZone, ...options }).format(ms)

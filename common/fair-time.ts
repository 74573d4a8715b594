import { fairTimeZone } from './clock.ts'
import type { Language } from './text.ts'

const hindiParts: readonly [fromHour: number, word: string][] = [
  [0, 'रात'],
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
]
const clockParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: fairTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Hour (0-23) and minute in Asia/Kolkata. */
export function fairClock(ms: number): { hour: number; minute: number } {
  const [hour, minute] = clockParts.format(ms).split(':').map(Number)
  return { hour: hour ?? 0, minute: minute ?? 0 }
}

/** The date (YYYY-MM-DD) in Asia/Kolkata, which has the same UTC offset all year. */
export const fairDate = (ms: number): string => new Date(ms + 5.5 * 3_600_000).toISOString().slice(0, 10)
/** ISO 8601 in Asia/Kolkata with its offset and without fractions: `2027-07-19T06:00:00+05:30`. */
export const fairIso = (ms: number): string =>
  `${new Date(ms + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`
/** Milliseconds since 1970 of a date and a time (HH:MM) in Asia/Kolkata. */
export const fairMoment = (date: string, time: string): number => Date.parse(`${date}T${time}:00+05:30`)

/** `2:00 PM`, in Hindi `दोपहर 2:00 बजे`. */
export function sayClock(hour: number, minute: number, language: Language): string {
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  if (language === 'en') return `${time} ${hour < 12 ? 'AM' : 'PM'}`
  return `${hindiParts.findLast(([from]) => hour >= from)?.[1]} ${time} बजे`
}
/** Time of day in Asia/Kolkata for display. */
export function sayTime(ms: number, language: Language): string {
  const { hour, minute } = fairClock(ms)
  return sayClock(hour, minute, language)
}
/** Day and time in Asia/Kolkata: `21 Nov, 2:00 PM`. Hindi uses full month names: it has no common abbreviations. */
export function sayDayTime(ms: number, language: Language): string {
  const day = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    timeZone: fairTimeZone,
    day: 'numeric',
    month: language === 'hi' ? 'long' : 'short',
  }).format(ms)
  return `${day}, ${sayTime(ms, language)}`
}
/** Date in Asia/Kolkata with its year: `21 Nov 2026`, with a long month `21 November 2026`. */
export function sayDay(ms: number, language: Language, month: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    timeZone: fairTimeZone,
    day: 'numeric',
    // Hindi has no common abbreviations of months.
    month: language === 'hi' ? 'long' : month,
    year: 'numeric',
  }).format(ms)
}
/** How long ago in whole minutes, hours or days: `2 minutes ago` (specification §2). `ms`: the elapsed time. */
export function sayAgo(ms: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const [count, unit] =
    minutes < 60
      ? [minutes, 0]
      : minutes < 1440
        ? [Math.floor(minutes / 60), 1]
        : [Math.floor(minutes / 1440), 2]
  if (language === 'hi') return count === 0 ? 'अभी-अभी' : `${count} ${['मिनट', 'घंटे', 'दिन'][unit]} पहले`
  return count === 0 ? 'just now' : `${count} ${['minute', 'hour', 'day'][unit]}${count === 1 ? '' : 's'} ago`
}
/**
 * How long ago `at` (ISO time) was, such as `5 minutes ago`; its day and time while `now` (ms) is unknown, because a prerendered
 * page may be read hours later.
 */
export function sayWhen(at: string, now: number | undefined, language: Language): string {
  const ms = Date.parse(at)
  return now ? sayAgo(now - ms, language) : sayDayTime(ms, language)
}

/** Daily aarti hours at the temple (specification §2, Live darshan). */
const aartiHours = [4, 14, 21] as const
/** The hour of the next aarti in Asia/Kolkata. */
export function nextAarti(ms: number): number {
  const { hour } = fairClock(ms)
  return aartiHours.find(aarti => aarti > hour) ?? aartiHours[0]
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Starts (ms) of the last `count` hours of Asia/Kolkata, the current one last; these hours begin at minute 30 of UTC hours. */
export function lastHours(now: number, count = 24): number[] {
  const half = hourMs / 2
  const current = Math.floor((now - half) / hourMs) * hourMs + half
  return Array.from({ length: count }, (_, index) => current - (count - 1 - index) * hourMs)
}

/** The last 14 dates (YYYY-MM-DD) in Asia/Kolkata, today last. */
export const lastDays = (now: number): string[] =>
  Array.from({ length: 14 }, (_, index) => fairDate(now - (13 - index) * dayMs))

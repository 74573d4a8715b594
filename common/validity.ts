import { fairClock, fairDate, fairMoment } from './fair-time.ts'

/** Days 1 (Monday) to 7, times HH:MM in Asia/Kolkata. A span from a later to an earlier time runs over Sunday night. */
export type Hours = { from_day: number; from_time: string; to_day: number; to_time: string }
/** Days (YYYY-MM-DD, both included), and hours of each week; null: at all hours. */
export type Validity = { valid_from: string; valid_until: string; hours: Hours | null }

const minuteMs = 60_000
const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/**
 * Whether it holds at some of the `minutes` from a moment (ms) on, all on one day: the day is within its validity, and one of the
 * minutes within its weekly hours.
 */
export function holdsAt({ valid_from, valid_until, hours }: Validity, ms: number, minutes = 1): boolean {
  const date = fairDate(ms)
  return valid_from <= date && date <= valid_until && (!hours || isWithin(hours, ms, minutes))
}

/** `until`: the first moment (ms) after it. `areDays`: it runs from the start of a day to the end of one. */
export type Span = { from: number; until: number; areDays: boolean }

/** The span around a moment (ms) in which it holds; undefined if it does not hold then. */
export function spanAt(validity: Validity, ms: number): Span | undefined {
  if (!holdsAt(validity, ms)) return undefined
  const { valid_from, valid_until, hours } = validity
  const first = fairMoment(valid_from, '00:00')
  const end = fairMoment(valid_until, '00:00') + dayMinutes * minuteMs
  if (!hours) return { from: first, until: end, areDays: true }
  const [from, to] = edges(hours)
  const at = minuteOfWeek(ms)
  const monday = fairMoment(fairDate(ms), '00:00') - Math.floor(at / dayMinutes) * dayMinutes * minuteMs
  // A span over Sunday night began in the week before, or ends in the week after.
  const begun = from < to || at >= from ? from : from - weekMinutes
  const over = from < to || at < from ? to : to + weekMinutes
  return {
    from: Math.max(first, monday + begun * minuteMs),
    until: Math.min(end, monday + over * minuteMs),
    areDays: false,
  }
}

function isWithin(hours: Hours, ms: number, minutes: number): boolean {
  const at = minuteOfWeek(ms)
  const [from, to] = edges(hours)
  const [isBegun, isNotOver] = [at + minutes > from, at < to]
  return from < to ? isBegun && isNotOver : isBegun || isNotOver
}

/** Minutes since the start of Monday. */
function minuteOfWeek(ms: number): number {
  const weekday = new Date(`${fairDate(ms)}T00:00:00Z`).getUTCDay() || 7
  const { hour, minute } = fairClock(ms)
  return (weekday - 1) * dayMinutes + hour * 60 + minute
}

function edges({ from_day, from_time, to_day, to_time }: Hours): [from: number, to: number] {
  const minutes = (day: number, time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return (day - 1) * dayMinutes + hour * 60 + minute
  }
  return [minutes(from_day, from_time), minutes(to_day, to_time)]
}

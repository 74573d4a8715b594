import { fairClock, fairDate } from '#common/fair-time.ts'
import type { Hours, TravelRule } from './contract.ts'
import type { Mode } from './rule-kinds.ts'

const dayMinutes = 24 * 60

/**
 * Whether a rule holds at some of the `minutes` that begin at a moment (ms) and lie on one day: the day within its validity,
 * and one of them within its hours of the week.
 */
export function holdsAt({ valid_from, valid_until, hours }: TravelRule, ms: number, minutes = 1): boolean {
  const date = fairDate(ms)
  return valid_from <= date && date <= valid_until && (!hours || isWithin(hours, ms, minutes))
}

/** The rules for people who come by `mode`. */
export const rulesFor = (rules: readonly TravelRule[], mode: Mode): TravelRule[] =>
  rules.filter(rule => rule.modes.includes(mode))

/** Whether anybody has said anything about that day: only then is what is not listed open. */
export const isDayKnown = (rules: readonly TravelRule[], ms: number): boolean =>
  rules.some(({ valid_from, valid_until }) => valid_from <= fairDate(ms) && fairDate(ms) <= valid_until)

/** 1 is Monday. */
const weekday = (ms: number): number => new Date(`${fairDate(ms)}T00:00:00Z`).getUTCDay() || 7

function isWithin({ from_day, from_time, to_day, to_time }: Hours, ms: number, minutes: number): boolean {
  const { hour, minute } = fairClock(ms)
  const at = (weekday(ms) - 1) * dayMinutes + hour * 60 + minute
  const [from, to] = [minuteOfWeek(from_day, from_time), minuteOfWeek(to_day, to_time)]
  const [isBegun, isNotOver] = [at + minutes > from, at < to]
  return from < to ? isBegun && isNotOver : isBegun || isNotOver
}

function minuteOfWeek(day: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (day - 1) * dayMinutes + hour * 60 + minute
}

import { fairDate, fairMoment } from '#common/fair-time.ts'
import type { Edition, ScheduleEntry } from '#content/edition.ts'
import type { StaffSchedules } from './contract.ts'

/** A schedule entry with the time it begins, in ms since 1970. */
export type Dated = ScheduleEntry & { at: number }

/**
 * The current edition, the next one, the one with a current or coming announced schedule, and the last one whose schedule was
 * announced.
 */
type Season = { now?: Edition; next?: Edition; announced?: Edition; last?: Edition }

/** The season at a moment (ms since 1970). */
export function seasonAt(ms: number, editions: readonly Edition[]): Season {
  const today = fairDate(ms)
  const inOrder = editions.toSorted((a, b) => a.year - b.year)
  const now = inOrder.find(edition => today >= opens(edition) && today <= edition.shravan.to)
  const next = inOrder.find(edition => opens(edition) > today)
  const announced = now?.schedule.length
    ? now
    : inOrder.find(({ schedule }) => schedule.some(({ date = '' }) => date >= today))
  const last = inOrder.findLast(edition => edition.schedule.length > 0 && edition.shravan.to < today)
  return {
    ...(now && { now }),
    ...(next && { next }),
    ...(announced && { announced }),
    ...(last && { last }),
  }
}

/** The entries of an edition that have a date, in order of time. */
export function datedEntries(edition: Edition): Dated[] {
  return edition.schedule
    .flatMap(entry => (entry.date ? [{ ...entry, at: fairMoment(entry.date, entry.time) }] : []))
    .toSorted((a, b) => a.at - b.at)
}

/** The first entry that has not begun yet. */
export const nextOf = (entries: readonly Dated[], ms: number): Dated | undefined =>
  entries.find(entry => entry.at > ms)

/** Whether an entry's day is past. When on its day it ends, nobody has announced. */
export const isPast = ({ at }: Dated, ms: number): boolean => fairDate(at) < fairDate(ms)

/** The daily entry that begins next after a moment. */
export function nextDaily(entries: readonly ScheduleEntry[], ms: number): Dated | undefined {
  const today = fairDate(ms)
  const tomorrow = fairDate(ms + 24 * 3_600_000)
  const both = [today, tomorrow].flatMap(day =>
    entries.map(entry => ({ ...entry, at: fairMoment(day, entry.time) })),
  )
  return both.toSorted((a, b) => a.at - b.at).find(entry => entry.at > ms)
}

/** The last minute of Shravan in an edition, in ms. */
export const endOfShravan = ({ shravan }: Edition): number => fairMoment(shravan.to, '23:59')

/** When a daily entry next takes place in an edition's Shravan, in ms; undefined after the last time. */
export function nextInShravan(entry: ScheduleEntry, edition: Edition, now = 0): number | undefined {
  const next = nextDaily([entry], Math.max(now, fairMoment(edition.shravan.from, '00:00')))
  return next && next.at <= endOfShravan(edition) ? next.at : undefined
}

// The inauguration may be some days before Shravan begins; events that staff announce for the spring begin no fair.
function opens({ shravan: { from }, schedule }: Edition): string {
  const earliest = fairDate(fairMoment(from, '12:00') - earlyDays * 24 * 3_600_000)
  const dates = schedule.flatMap(({ date }) => (date && date >= earliest ? [date] : []))
  return [from, ...dates].toSorted()[0] ?? from
}
const earlyDays = 14

/** The editions, with staff's schedule in place of the built-in one if there is one. */
export const withStaffSchedules = (
  editions: readonly Edition[],
  kept: StaffSchedules | undefined,
): readonly Edition[] =>
  editions.map(edition => {
    const schedule = kept?.years.find(({ year }) => year === edition.year)?.schedule
    return schedule ? { ...edition, schedule } : edition
  })

import { fairDate, fairMoment } from '#common/fair-time.ts'
import type { Edition, ScheduleEntry } from '#content/edition.ts'

/** An entry with the moment (ms) it begins, by the fair's clock. */
export type Dated = ScheduleEntry & { at: number }

/** The edition that is on, the one that comes next, and the last whose schedule was announced. */
export type Season = { now?: Edition; next?: Edition; last?: Edition }

/** Where in the years of the fair a moment lies. */
export function seasonAt(ms: number, editions: readonly Edition[]): Season {
  const today = fairDate(ms)
  const inOrder = editions.toSorted((a, b) => a.year - b.year)
  const now = inOrder.find(edition => today >= opens(edition) && today <= edition.shravan.to)
  const next = inOrder.find(edition => opens(edition) > today)
  const last = inOrder.findLast(edition => edition.schedule.length > 0 && edition.shravan.to < today)
  return { ...(now && { now }), ...(next && { next }), ...(last && { last }) }
}

/** The dated entries of an edition: what was announced, or its Mondays alone where nothing was. */
export function datedEntries(edition: Edition): Dated[] {
  return edition.schedule
    .flatMap(entry => (entry.date ? [{ ...entry, at: fairMoment(entry.date, entry.time) }] : []))
    .toSorted((a, b) => a.at - b.at)
}

/** The first that has not begun yet. */
export const nextOf = (entries: readonly Dated[], ms: number): Dated | undefined =>
  entries.find(entry => entry.at > ms)

/** An entry of every day at its next time after a moment. */
export function nextDaily(entries: readonly ScheduleEntry[], ms: number): Dated | undefined {
  const today = fairDate(ms)
  const tomorrow = fairDate(ms + 24 * 3_600_000)
  const both = [today, tomorrow].flatMap(day =>
    entries.map(entry => ({ ...entry, at: fairMoment(day, entry.time) })),
  )
  return both.toSorted((a, b) => a.at - b.at).find(entry => entry.at > ms)
}

// The inauguration may stand before the first day of Shravan.
const opens = (edition: Edition) =>
  [edition.shravan.from, ...edition.schedule.flatMap(entry => entry.date ?? [])].toSorted()[0] ??
  edition.shravan.from

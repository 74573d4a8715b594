import { fairClock, fairDate } from '#common/fair-time.ts'
import { sum } from '#common/sum.ts'
import { type CrowdStatusValue, crowdStatuses } from './level.ts'

export const dayLength = 24 * 3_600_000
export type Change = { at: number; status: CrowdStatusValue | null }
/** A time of one status; `from` and `to` are fractions (0 to 1) of the whole. */
type Stretch = { from: number; to: number; status: CrowdStatusValue | null }

/** The last 24 hours, or the last `length` ms, as stretches of one status each, starting with the first report. */
export function stretches(changes: readonly Change[], now: number, length = dayLength): Stretch[] {
  const start = now - length
  return changes.flatMap((change, index) => {
    const from = Math.max(change.at, start)
    const to = Math.min(changes[index + 1]?.at ?? now, now)
    return to > from
      ? [{ from: (from - start) / length, to: (to - start) / length, status: change.status }]
      : []
  })
}

type Day = { reports: readonly { at: string; status: CrowdStatusValue | null }[] }
type Place = { status: CrowdStatusValue | null; updated_at: string | null }

/** The day's changes plus the place's current state, which a live event may have updated since they were fetched. */
export function changesOf(day: Day | undefined, place: Place): Change[] {
  const reports = day?.reports ?? []
  const last = reports.at(-1)
  const isNewer = place.updated_at !== null && (!last || Date.parse(place.updated_at) > Date.parse(last.at))
  const all = isNewer ? [...reports, { at: place.updated_at ?? '', status: place.status }] : reports
  return all.map(report => ({ at: Date.parse(report.at), status: report.status }))
}

const fewestDays = 3
const waking = { from: 4, to: 22 } // hours between the first aarti and an hour after the last
const clearlyCalmer = 0.6

/**
 * The hour (Asia/Kolkata) after which a place is usually calmer until night, from reports of at least three days; null
 * if no hour stands out. Levels count as 0, 1, 2; at least three hours before and after must be known.
 */
export function calmerAfter(changes: readonly Change[], now: number): number | null {
  const days = new Set(changes.map(change => fairDate(change.at)))
  if (days.size < fewestDays) return null
  const hours = meanByHour(changes, now)
  let best: { hour: number; drop: number } | undefined
  for (let hour = waking.from + 3; hour <= waking.to - 3; hour += 1) {
    const before = mean(hours.slice(waking.from, hour))
    const after = mean(hours.slice(hour, waking.to))
    if (before === undefined || after === undefined) continue
    const drop = before - after
    if (drop >= clearlyCalmer && drop > (best?.drop ?? 0)) best = { hour, drop }
  }
  return best?.hour ?? null
}

function meanByHour(changes: readonly Change[], now: number): (number | undefined)[] {
  const seen: number[][] = Array.from({ length: 24 }, () => [])
  changes.forEach((change, index) => {
    if (change.status === null) return
    const until = Math.min(changes[index + 1]?.at ?? now, now, change.at + dayLength)
    const value = crowdStatuses.indexOf(change.status)
    for (let at = change.at; at < until; at += 1_800_000) seen[fairClock(at).hour]?.push(value)
  })
  return seen.map(values => (values.length ? sum(values) / values.length : undefined))
}

function mean(hours: readonly (number | undefined)[]): number | undefined {
  const known = hours.filter(value => value !== undefined)
  return known.length >= 3 ? sum(known) / known.length : undefined
}

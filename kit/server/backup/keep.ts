import { timeOfRun } from './manifest.ts'

const day = 86_400_000
/** Privacy: what the guide erases must be gone from the backups too within this time. */
const longest = 30 * day

/** The backups that stay: the newest of each of the last 7 days, the newest of each week, none older than 30 days. */
export function backupsToKeep(ids: readonly string[], now: number): Set<string> {
  const newest = ids.toSorted().at(-1)
  const kept = new Set<string>()
  const slots = new Set<string>()
  for (const id of ids.toSorted().toReversed()) {
    const age = now - timeOfRun(id)
    const days = Math.floor(timeOfRun(id) / day)
    const slot = age < 7 * day ? `day ${days}` : `week ${Math.floor(days / 7)}`
    // The last good one stays however old it is, until there is a newer one.
    if (id !== newest && (age > longest || slots.has(slot))) continue
    slots.add(slot)
    kept.add(id)
  }
  return kept
}

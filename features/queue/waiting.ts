/** Hours of waiting that staff can tell; the last is five or more. */
export const waitingHours = [0.5, 1, 2, 3, 4, 5] as const
export type WaitingHours = (typeof waitingHours)[number]
/** Five or more. */
export const longestHours = 5

/** Milliseconds after which nobody is told any more what was told: the queue has changed. */
const knownFor = 30 * 60_000

/** How much of a report may still be said. `old`: more than half an hour. */
type Known<T> = { is: 'none' } | { is: 'old' | 'known'; told: T; age: number }

/** `now`: ms. A phone's clock that is behind the server's makes no report younger than new. */
export function knownAt<T extends { told_at: string }>(told: T | null, now: number): Known<T> {
  if (!told) return { is: 'none' }
  const age = Math.max(0, now - Date.parse(told.told_at))
  return { is: age > knownFor ? 'old' : 'known', told, age }
}

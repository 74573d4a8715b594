/** Hours of waiting that staff can report; the last means five or more. */
export const waitingHours = [0.5, 1, 2, 3, 4, 5] as const
export type WaitingHours = (typeof waitingHours)[number]
/** Five or more. */
export const longestHours = 5

/** A report older than this (ms) is no longer shown: the queue has changed. */
const knownFor = 30 * 60_000

/** A report and whether it may still be shown. `old`: older than half an hour. */
type Known<T> = { is: 'none' } | { is: 'old' | 'known'; told: T; age: number }

/** `now` in ms. A report's age is never negative, even if the phone's clock is behind the server's. */
export function knownAt<T extends { told_at: string }>(told: T | null, now: number): Known<T> {
  if (!told) return { is: 'none' }
  const age = Math.max(0, now - Date.parse(told.told_at))
  return { is: age > knownFor ? 'old' : 'known', told, age }
}

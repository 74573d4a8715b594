let missed = 0

/** Number of bounds missed so far. */
export const missedBounds = (): number => missed

/** Prints a figure next to the bound on its median. `values`: one per round; an empty list misses the bound. */
export function checkBound(
  name: string,
  values: readonly number[],
  { atMost, unit = '×' }: { atMost: number; unit?: string },
): void {
  const isKept = median(values) <= atMost
  if (!isKept) missed += 1
  console.log(`${isKept ? 'kept  ' : 'MISSED'} ${name}: ${spread(values, unit)}, bound at most ${atMost}`)
}

/** `median (min–max) unit`, to show the spread on a noisy machine. */
export function spread(values: readonly number[], unit: string): string {
  const least = Math.min(...values)
  const digits = least < 1 ? 3 : least < 20 ? 2 : 0
  const [middle, min, max] = [median(values), least, Math.max(...values)].map(value => value.toFixed(digits))
  return `${middle} (${min}–${max})${unit && ` ${unit}`}`
}

/** The middle value (the larger of the two middle ones if the count is even); NaN if there are none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Reverses the order in every second round, so that no contender always follows the same one. */
export const inTurn = <T>(round: number, all: readonly T[]): readonly T[] =>
  round % 2 === 0 ? all : all.toReversed()

/** How many were measured, and the percentiles and the maximum in rounded ms. */
export type Times = { count: number; p50: number; p95: number; p99: number; most: number }

export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
}

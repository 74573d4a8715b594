/** How many times were measured, and which (ms, rounded) half of them, 95 and 99 of a hundred, and all stay below. */
export type Times = { count: number; p50: number; p95: number; p99: number; most: number }

export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
}

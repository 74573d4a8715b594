import { median, spread } from './spread.ts'

let missed = 0

/** Prints a figure beside the bound for its median. `values`: one per round; an empty list misses the bound. */
export function checkBound(
  name: string,
  values: readonly number[],
  { atLeast, atMost, unit = '×' }: { atLeast?: number; atMost?: number; unit?: string },
): void {
  const value = median(values)
  const isKept =
    value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY)
  if (!isKept) missed += 1
  const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  console.log(`${isKept ? 'kept  ' : 'MISSED'} ${name}: ${spread(values, unit)}, bound ${bound}`)
}

/** Number of bounds missed so far. */
export const missedBounds = (): number => missed

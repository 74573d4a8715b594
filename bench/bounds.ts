import { median, spread } from './spread.ts'

let missed = 0

/** Prints a figure beside the bound that its median has to keep. `values`: one per round; none misses the bound. */
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

/** How many bounds were missed so far. */
export const missedBounds = (): number => missed

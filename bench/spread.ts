/** `median (min–max) unit`: a figure of a noisy machine with its spread. */
export function spread(values: readonly number[], unit: string): string {
  const least = Math.min(...values)
  const digits = least < 1 ? 3 : least < 20 ? 2 : 0
  const [middle, min, max] = [median(values), least, Math.max(...values)].map(value => value.toFixed(digits))
  return `${middle} (${min}–${max})${unit && ` ${unit}`}`
}

/** The middle one, of an even number the larger of both; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Contenders forward in one round, backward in the next, so that none always follows the same one. */
export const inTurn = <T>(round: number, all: readonly T[]): readonly T[] =>
  round % 2 === 0 ? all : all.toReversed()

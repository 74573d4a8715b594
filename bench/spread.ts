/** `median (min–max) unit`: a figure of a noisy machine with its spread. */
export function spread(values: readonly number[], unit: string): string {
  const sorted = values.toSorted((a, b) => a - b)
  const [least = 0] = sorted
  const digits = least < 1 ? 3 : least < 20 ? 2 : 0
  const say = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits)
  return `${say(sorted[Math.floor(sorted.length / 2)])} (${say(sorted[0])}–${say(sorted.at(-1))})${unit && ` ${unit}`}`
}

/** Forward in one round, backward in the next: nobody always comes after the same one. */
export const inTurn = <T>(round: number, all: readonly T[]): readonly T[] =>
  round % 2 === 0 ? all : all.toReversed()

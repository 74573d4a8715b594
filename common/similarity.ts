/** 1 minus the edit distance divided by the longer length, in code points: 1 for equal words, 0 for entirely different ones. */
export function similarity(a: string, b: string): number {
  const from = [...a]
  const to = [...b]
  const longer = Math.max(from.length, to.length)
  return longer ? 1 - distance(from, to) / longer : 1
}

function distance(from: string[], to: string[]): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, sign] of from.entries()) {
    const current = [row + 1]
    for (const [column, other] of to.entries())
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (previous[column] ?? 0) + (sign === other ? 0 : 1),
        ),
      )
    previous = current
  }
  return previous[to.length] ?? 0
}

/** The rows without those whose id an earlier one has. */
export function firstOfEach<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
}

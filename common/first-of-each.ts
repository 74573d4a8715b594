/** The rows without those whose id an earlier one has. */
export function firstOfEach<Row extends { id: string | number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string | number>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
}

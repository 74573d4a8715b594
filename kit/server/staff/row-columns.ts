import type { RowColumns, RowFields } from '#common/row-columns.ts'

type Name<C extends RowColumns, K extends keyof C> = C[K] extends { column: infer N extends string }
  ? N
  : K & string
type Stored<C extends RowColumns, K extends keyof C> = C[K] extends { is: 'pair' }
  ? C[K] extends { optional: true }
    ? string | null
    : string
  : RowFields<C>[K]
type Degrees = 'latitude' | 'longitude' | 'precision_m'
/** The columns of a table: a pair has one for each language, a position three. */
export type StoredColumns<C extends RowColumns> = {
  -readonly [K in keyof C as C[K] extends { is: 'pair' }
    ? `${Name<C, K>}_${'en' | 'hi'}`
    : C[K] extends { is: 'position' }
      ? Degrees
      : Name<C, K>]: C[K] extends { is: 'position' } ? number | null : Stored<C, K>
}

/** A row of a table that holds these columns. */
export type StoredRow<C extends RowColumns> = StoredColumns<C> & {
  id: string
  created_at: Date
  updated_at: Date
}

/** What staff see of a row: `staffRowShape`. */
export const staffRow = <C extends RowColumns>(
  columns: C,
  row: StoredColumns<C> & { id: string; updated_at: Date },
) => ({
  id: row.id,
  ...toFields(columns, row),
  updated_at: row.updated_at.toISOString(),
})

/** What a form sent, as columns of the table. */
export function toColumns<C extends RowColumns>(columns: C, fields: RowFields<C>): StoredColumns<C> {
  const stored: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(columns)) {
    const name = column.column ?? field
    const value: unknown = fields[field]
    if (column.is === 'pair') {
      const pair = value as { en: string; hi: string } | null
      stored[`${name}_en`] = pair?.en ?? null
      stored[`${name}_hi`] = pair?.hi ?? null
    } else if (column.is === 'position') {
      const position = value as { lat: number; lng: number; precision_m: number | null } | null
      stored.latitude = position?.lat ?? null
      stored.longitude = position?.lng ?? null
      stored.precision_m = position?.precision_m ?? null
    } else stored[name] = value
  }
  return stored as StoredColumns<C>
}

/** The columns of a row, as the fields of a form. */
export function toFields<C extends RowColumns>(columns: C, row: StoredColumns<C>): RowFields<C> {
  const stored = row as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(columns).map(([field, { is, column: name = field }]) => {
      if (is === 'position') {
        const { latitude: lat, longitude: lng, precision_m } = stored as Record<Degrees, number | null>
        return [field, lat === null || lng === null ? null : { lat, lng, precision_m }]
      }
      if (is !== 'pair') return [field, stored[name]]
      const [en, hi] = [stored[`${name}_en`], stored[`${name}_hi`]]
      return [field, en === null || hi === null ? null : { en, hi }]
    }),
  ) as RowFields<C>
}

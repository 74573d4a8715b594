import type { RowColumns, RowFields, StaffRow } from '#common/row-columns.ts'
import type { Checked } from './checked.ts'

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
export type StoredColumns<C extends RowColumns> = ('checked' extends C[keyof C]['is'] ? Checked : unknown) & {
  -readonly [K in keyof C as C[K] extends { is: 'pair' }
    ? `${Name<C, K>}_${'en' | 'hi'}`
    : C[K] extends { is: 'position' }
      ? Degrees
      : C[K] extends { is: 'checked' }
        ? never
        : Name<C, K>]: C[K] extends { is: 'position' } ? number | null : Stored<C, K>
}

/** A row of a table that holds these columns. */
export type StoredRow<C extends RowColumns> = StoredColumns<C> & {
  id: string
  created_at: Date
  updated_at: Date
}

/** A form's fields as columns of the table, except who checked it. */
export function toColumns<C extends RowColumns>(
  columns: C,
  fields: RowFields<C>,
): Omit<StoredColumns<C>, keyof Checked> {
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
    } else if (column.is !== 'checked') stored[name] = value
  }
  return stored as Omit<StoredColumns<C>, keyof Checked>
}

/** A row as staff see it. */
export function staffRow<C extends RowColumns>(columns: C, row: StoredRow<C>): StaffRow<C> {
  const stored = row as Record<string, unknown>
  const shown: Record<string, unknown> = { id: row.id, updated_at: row.updated_at.toISOString() }
  for (const [field, { is, column: name = field }] of Object.entries(columns)) {
    if (is === 'position') {
      const { latitude: lat, longitude: lng, precision_m } = stored as Record<Degrees, number | null>
      shown[field] = lat === null || lng === null ? null : { lat, lng, precision_m }
    } else if (is === 'checked') {
      const { checked_by, checked_at } = row as unknown as Checked
      Object.assign(shown, { checked_by, checked_at: checked_at?.toISOString() ?? null })
    } else if (is === 'pair') {
      const [en, hi] = [stored[`${name}_en`], stored[`${name}_hi`]]
      shown[field] = en === null || hi === null ? null : { en, hi }
    } else shown[field] = stored[name]
  }
  return shown as StaffRow<C>
}

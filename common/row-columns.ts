import * as z from 'zod/mini'
import { emailAddress, httpsLink, line, pairOrNone, positionWithin, publishedNumber, text } from './fields.ts'
import type { Text } from './text.ts'

/**
 * One column of a row that staff edit. Contract, form, CSV file and table are derived from it. `column`: its name in the table;
 * `csv`: its name in the file; default: the field's name.
 */
export type RowColumn = { column?: string; csv?: string } /** Where the information comes from. */ & (
  | { is: 'source' }
  /** Both languages; `optional`: null if there is none; `blank`: '' in both if there is none. */
  | { is: 'pair'; max: number; optional?: true; blank?: true; lines?: number }
  | { is: 'choice'; of: Readonly<Record<string, Text>> }
  | { is: 'phone' | 'email' | 'link'; optional: true }
  | { is: 'number'; least: number; most: number; optional?: true }
  /** One line with its own schema, such as a day; `input`: the type of the input field. Not supported in CSV files. */
  | { is: 'line'; of: z.ZodMiniType<string, string>; input?: 'date' | 'time'; max?: number }
  /** Yes or no; `first`: the value in a new row. Not supported in CSV files. */
  | { is: 'flag'; first: boolean }
  /** null if unknown. In the table: latitude, longitude, precision_m; in the file: lat, lng, precision_m. */
  | { is: 'position' }
  /** Somebody stood at the position. In the table and in what staff see: checked_by, checked_at. */
  | { is: 'checked' }
  /** Whether visitors see the row. Not in the CSV file. */
  | { is: 'in-guide' }
)
export type RowColumns = Readonly<Record<string, RowColumn>>

type Pair = { en: string; hi: string }
type Position = { lat: number; lng: number; precision_m: number | null } | null
type ValueOf<C> = C extends { is: 'choice'; of: infer O }
  ? keyof O & string
  : C extends { is: 'pair' }
    ? Pair
    : C extends { is: 'number' }
      ? number
      : C extends { is: 'position' }
        ? Position
        : C extends { is: 'in-guide' | 'flag' | 'checked' }
          ? boolean
          : string
/** The fields of a form and of a request. */
export type RowFields<C extends RowColumns> = {
  -readonly [K in keyof C]: C[K] extends { optional: true } ? ValueOf<C[K]> | null : ValueOf<C[K]>
}
type Schema<T> = z.ZodMiniType<T, T>
type RequestSchemas<C extends RowColumns> = { -readonly [K in keyof C]: Schema<RowFields<C>[K]> }
type ReplyFields<C extends RowColumns> = {
  -readonly [K in keyof C as C[K] extends { is: 'checked' } ? 'checked_by' | 'checked_at' : K]: C[K] extends {
    is: 'checked'
  }
    ? string | null
    : RowFields<C>[K]
}
type ReplySchemas<C extends RowColumns> = { [K in keyof ReplyFields<C>]: Schema<ReplyFields<C>[K]> }
/** A row as staff see it. A change sends `updated_at` back and is refused if that is no longer the stored one. */
export type StaffRow<C extends RowColumns> = ReplyFields<C> & { id: string; updated_at: string }

/** Maximum length of a source. */
export const sourceLength = 300

/** Keeps the literal types of the columns. */
export const defineColumns = <const C extends RowColumns>(columns: C): C => columns

/** Schemas of the fields of a request, for `z.strictObject`. */
export const requestFields = <C extends RowColumns>(columns: C): RequestSchemas<C> =>
  mapped(columns, requestField) as RequestSchemas<C>

/** Schemas of the fields of an answer; stored values are not validated again. */
export const replyFields = <C extends RowColumns>(columns: C): ReplySchemas<C> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      column.is === 'checked'
        ? ['checked_by', 'checked_at'].map(one => [one, z.nullable(z.string())])
        : [[name, replyField(column)]],
    ),
  ) as ReplySchemas<C>

/** Schemas of a `StaffRow`. */
export const staffRowShape = <C extends RowColumns>(columns: C) => ({
  id: z.string(),
  ...replyFields(columns),
  updated_at: z.string(),
})

/** The fields of a new row; a choice starts with its first option. */
export const emptyFields = <C extends RowColumns>(columns: C): RowFields<C> =>
  mapped(columns, emptyField) as RowFields<C>

const mapped = <T>(columns: RowColumns, make: (column: RowColumn) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, make(column)]))

const words = (of: Readonly<Record<string, Text>>) => z.enum(Object.keys(of) as [string, ...string[]])

function requestField(column: RowColumn): z.ZodMiniType {
  switch (column.is) {
    case 'source':
      return line(sourceLength)
    case 'pair': {
      if (column.blank) return pairOrNone(column.max)
      const pair = z.strictObject({ en: line(column.max), hi: line(column.max) })
      return column.optional ? z.nullable(pair) : pair
    }
    case 'choice':
      return words(column.of)
    case 'phone':
      return z.nullable(publishedNumber)
    case 'email':
      return z.nullable(emailAddress)
    case 'link':
      return z.nullable(httpsLink)
    case 'number': {
      const number = z.int().check(z.minimum(column.least), z.maximum(column.most))
      return column.optional ? z.nullable(number) : number
    }
    case 'line':
      return column.of
    case 'position':
      return z.nullable(positionWithin)
    case 'flag':
    case 'checked':
    case 'in-guide':
      return z.boolean()
  }
}

const storedPosition = z.strictObject({
  lat: z.number(),
  lng: z.number(),
  precision_m: z.nullable(z.int()),
})
function replyField(column: RowColumn): z.ZodMiniType {
  switch (column.is) {
    case 'source':
    case 'line':
      return z.string()
    case 'pair':
      return column.optional ? z.nullable(text) : text
    case 'choice':
      return words(column.of)
    case 'number':
      return column.optional ? z.nullable(z.int()) : z.int()
    case 'position':
      return z.nullable(storedPosition)
    case 'flag':
    case 'in-guide':
      return z.boolean()
    default:
      return z.nullable(z.string())
  }
}

function emptyField(column: RowColumn): unknown {
  switch (column.is) {
    case 'source':
    case 'line':
      return ''
    case 'pair':
      return column.optional ? null : { en: '', hi: '' }
    case 'choice':
      return Object.keys(column.of)[0]
    case 'flag':
      return column.first
    case 'checked':
      return false
    case 'in-guide':
      return true
    default:
      return null
  }
}

import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { fairIso } from '#common/fair-time.ts'

type Value = string | number | boolean | Date | null

/** Rows as a CSV file for spreadsheets: UTF-8 with BOM, RFC 4180, formulas escaped, times in the fair's zone. */
export function writeTable(rows: readonly Record<string, Value>[], columns: readonly string[]): string {
  const lines = [columns, ...rows.map(row => columns.map(column => row[column] ?? null))]
  return `\uFEFF${lines.map(line => line.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** The rows of a query as such a file. */
export async function queryTable(
  db: QueryExecutorProvider,
  query: RawBuilder<unknown>,
  columns: readonly string[],
): Promise<string> {
  const { rows } = await query.execute(db)
  return writeTable(rows as Record<string, Value>[], columns)
}

function cellOf(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return fairIso(value.getTime())
  // Numbers are not escaped, even negative ones: only text could be a formula.
  const text = typeof value === 'string' ? escapeFormula(value) : String(value)
  // Some programs also separate cells at semicolons and tabs.
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Puts an apostrophe before a formula, so that spreadsheets show it as text. */
export const escapeFormula = (text: string): string => (runs.test(text) ? `'${text}` : text)
/** Removes that apostrophe when such a file is imported. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && runs.test(text.slice(1)) ? text.slice(1) : text

// Full-width signs are folded by some programs; TAB, CR and NUL make others skip to what follows.
const runs = /^[\t\r\n\0]|^\s*[=+\-@＝＋－＠]/

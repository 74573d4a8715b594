import { oneEncoding } from '#common/hindi.ts'
import { serviceNumber } from '#common/service-number.ts'
import { CellFault } from './fault.ts'
import { unescapeFormula } from './write-table.ts'

/** Turns one cell into a value or throws a CellFault with the reason. */
export type Cell<T> = (text: string) => T

const bad = (reason: string): never => {
  throw new CellFault(reason)
}

// Line breaks, NUL, other controls and overrides never belong in a name; other invisible marks are removed.
const hidden = /[\p{Cc}\u202D\u202E]/u
// Spreadsheets would execute these when somebody opens our export, including full-width forms.
const formula = /^\s*[=+\-@＝＋－＠]/u

/** Text on one line, trimmed, in one encoding. */
export const text =
  (max: number): Cell<string> =>
  cell => {
    // Our own export puts an apostrophe before a formula.
    const words = unescapeFormula(oneEncoding(cell).trim())
    if (words === '') return bad('is empty')
    if (words.length > max) return bad(`is longer than ${max} characters (${words.length})`)
    if (hidden.test(words)) return bad('holds a line break or an invisible character')
    if (formula.test(words)) return bad('starts like a spreadsheet formula')
    return words
  }

/** null where the cell is empty. */
export const optional =
  <T>(read: Cell<T>): Cell<T | null> =>
  cell =>
    cell.trim() === '' ? null : read(cell)

/** One of the given words, in upper or lower case. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Cell<T> =>
  cell => {
    const typed = cell.trim().toLowerCase()
    return words.find(word => word === typed) ?? bad(`is not one of ${words.join(', ')}`)
  }

export const number =
  (min: number, max: number): Cell<number> =>
  cell => {
    const typed = cell.trim()
    if (!/^-?\d{1,9}(\.\d{1,12})?$/.test(typed)) return bad('is not a number')
    const value = Number(typed)
    return value >= min && value <= max ? value : bad(`is not between ${min} and ${max}`)
  }

export const integer =
  (min: number, max: number): Cell<number> =>
  cell => {
    const value = number(min, max)(cell)
    return Number.isInteger(value) ? value : bad('is not a whole number')
  }

// An export puts an apostrophe before a leading +.
export const phone: Cell<string> = cell => {
  const typed = unescapeFormula(cell.trim())
  const isRounded = /^[0-9]+([.,][0-9]+)?e\+?[0-9]+$/i.test(typed)
  if (isRounded)
    return bad('a spreadsheet has changed this number: format the column as text and type it again')
  return serviceNumber(typed) ?? bad('is not a phone number')
}

export const email: Cell<string> = cell => {
  const typed = cell.trim()
  return /^[^\s@<>"',;:?&=%]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,}$/i.test(typed)
    ? typed
    : bad('is not an e-mail address')
}

/** An https address; anything else (javascript:, data:, http:) is refused. */
export const link: Cell<string> = cell => {
  const typed = cell.trim()
  if (typed.length > 500) return bad('is longer than 500 characters')
  if (hidden.test(typed) || /\s/.test(typed)) return bad('is not a web address')
  const url = URL.parse(typed)
  if (!url) return bad('is not a web address')
  if (url.protocol !== 'https:') return bad('does not start with https:')
  return url.username || url.password ? bad('holds a user name') : url.href
}

import { oneEncoding } from '#common/hindi.ts'
import { serviceNumber } from '#common/service-number.ts'
import type { Text } from '#common/text.ts'
import { CellFault } from './fault.ts'
import { unescapeFormula } from './write-table.ts'

/** Turns one cell into a value or throws a CellFault with the reason. */
export type Cell<T> = (text: string) => T

const bad = (reason: Text): never => {
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
    if (words === '') return bad({ en: 'is empty', hi: 'खाली है' })
    if (words.length > max) return tooLong(max, words)
    if (hidden.test(words))
      return bad({
        en: 'holds a line break or an invisible character',
        hi: 'इसमें नई पंक्ति या न दिखने वाला अक्षर है',
      })
    if (formula.test(words))
      return bad({
        en: 'starts like a spreadsheet formula',
        hi: 'स्प्रेडशीट के सूत्र जैसा शुरू होता है',
      })
    return words
  }

const tooLong = (max: number, words: string) =>
  bad({
    en: `is longer than ${max} characters (${words.length})`,
    hi: `${max} अक्षरों से लंबा है (${words.length})`,
  })

/** null where the cell is empty. */
export const optional =
  <T>(read: Cell<T>): Cell<T | null> =>
  cell =>
    cell.trim() === '' ? null : read(cell)

/** '' where the cell is empty. */
export const orNothing =
  (read: Cell<string>): Cell<string> =>
  cell =>
    cell.trim() === '' ? '' : read(cell)

/** One of the given words, in upper or lower case. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Cell<T> =>
  cell => {
    const typed = cell.trim().toLowerCase()
    const listed = words.join(', ')
    return (
      words.find(word => word === typed) ??
      bad({ en: `is not one of ${listed}`, hi: `इनमें से कोई नहीं: ${listed}` })
    )
  }

export const number =
  (min: number, max: number): Cell<number> =>
  cell => {
    const typed = cell.trim()
    if (!/^-?\d{1,9}(\.\d{1,12})?$/.test(typed)) return bad({ en: 'is not a number', hi: 'संख्या नहीं है' })
    const value = Number(typed)
    return value >= min && value <= max
      ? value
      : bad({ en: `is not between ${min} and ${max}`, hi: `${min} और ${max} के बीच नहीं है` })
  }

export const integer =
  (min: number, max: number): Cell<number> =>
  cell => {
    const value = number(min, max)(cell)
    return Number.isInteger(value) ? value : bad({ en: 'is not a whole number', hi: 'पूरी संख्या नहीं है' })
  }

// An export puts an apostrophe before a leading +.
export const phone: Cell<string> = cell => {
  const typed = unescapeFormula(cell.trim())
  const isRounded = /^[0-9]+([.,][0-9]+)?e\+?[0-9]+$/i.test(typed)
  if (isRounded)
    return bad({
      en: 'a spreadsheet has changed this number: format the column as text and type it again',
      hi: 'स्प्रेडशीट ने यह नंबर बदल दिया है: कॉलम का फ़ॉर्मैट टेक्स्ट करें और नंबर फिर से लिखें',
    })
  return serviceNumber(typed) ?? bad({ en: 'is not a phone number', hi: 'फ़ोन नंबर नहीं है' })
}

export const email: Cell<string> = cell => {
  const typed = cell.trim()
  return /^[^\s@<>"',;:?&=%]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,}$/i.test(typed)
    ? typed
    : bad({ en: 'is not an e-mail address', hi: 'सही ईमेल नहीं है' })
}

/** An https address; anything else (javascript:, data:, http:) is refused. */
export const link: Cell<string> = cell => {
  const typed = cell.trim()
  if (typed.length > 500) return tooLong(500, typed)
  const url = hidden.test(typed) || /\s/.test(typed) ? null : URL.parse(typed)
  if (!url) return bad({ en: 'is not a web address', hi: 'वेब लिंक नहीं है' })
  if (url.protocol !== 'https:') return bad({ en: 'does not start with https:', hi: 'https: से शुरू नहीं होता' })
  return url.username || url.password ? bad({ en: 'holds a user name', hi: 'इसमें यूज़र नाम है' }) : url.href
}

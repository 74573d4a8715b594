import { oneEncoding } from '#common/hindi.ts'
import { readHeader, readTable } from '#kit/server/csv/read-table.ts'
import { unescapeFormula, writeTable } from '#kit/server/csv/write-table.ts'

/** A text of the guide. `key`: its file and the path of names inside it: `features/events/texts.ts eventsTexts.next`. */
export type SourceText = { key: string; en: string; hi: string }
/** A text in the third language, with the English and the Hindi that it was translated from. */
type Translated = { en: string; hi: string; text: string }
/** By key of the text. */
export type Translation = Readonly<Record<string, Translated>>

/** Finds a text's translation: by its key or, if the text has moved, by the same English and Hindi. */
function lookUpIn(translation: Translation): (text: SourceText) => Translated | undefined {
  const byWords = new Map(Object.values(translation).map(each => [`${each.en}\n${each.hi}`, each]))
  return ({ key, en, hi }) => translation[key] ?? byWords.get(`${en}\n${hi}`)
}

/** Texts that a translation lacks, and those whose English or Hindi has changed since. */
export function gapsOf(texts: readonly SourceText[], translation: Translation) {
  const lookUp = lookUpIn(translation)
  return {
    missing: texts.filter(text => !lookUp(text)),
    changed: texts.filter(text => {
      const then = lookUp(text)
      return then && (then.en !== text.en || then.hi !== text.hi)
    }),
  }
}

/** The spreadsheet for translators: each text once, with what is translated so far in the column named `language`. */
export function writeSheet(
  texts: readonly SourceText[],
  language: string,
  translation: Translation = {},
): string {
  const lookUp = lookUpIn(translation)
  const rows = texts.map(source => {
    const { key, en, hi } = source
    const then = lookUp(source)
    // A translation of an older sentence is left out, so that it is translated again.
    return { key, en, hi, [language]: then && then.en === en && then.hi === hi ? then.text : '' }
  })
  return writeTable(rows, ['key', 'en', 'hi', language])
}

/** An error in the spreadsheet, in English for the command line. */
type SheetFault = { line: number; column?: string; reason: string }

/**
 * Reads the spreadsheet back. The third language is the column that is not key, en or hi. `translation` is undefined if there is
 * a fault.
 */
export function readSheet(
  bytes: Uint8Array,
  texts: readonly SourceText[],
): { language: string; translation?: Translation; faults: SheetFault[] } {
  const language = readHeader(bytes).find(name => !['key', 'en', 'hi'].includes(name)) ?? ''
  if (!/^[a-z]{2,3}$/.test(language)) {
    const reason = 'the first line must be: key, en, hi, and the code of the new language, such as mai or bho'
    return { language, faults: [{ line: 1, reason }] }
  }
  const columns = { key: plain, en: plain, hi: plain, [language]: sentence }
  const { rows, faults: unreadable } = readTable(bytes, columns)
  const faults: SheetFault[] = unreadable.map(({ reason, ...at }) => ({ ...at, reason: reason.en }))
  const source = new Map(texts.map(text => [text.key, text]))
  const lineOf = new Map<string, number>()
  const translation: Record<string, Translated> = {}
  for (const { line, row } of rows) {
    const { key = '', en = '', hi = '' } = row
    const text = row[language] ?? ''
    const known = source.get(key)
    const before = lineOf.get(key)
    if (!known) faults.push({ line, column: 'key', reason: 'no text has this key; export the file again' })
    else if (before)
      faults.push({ line, column: 'key', reason: `this text stands in line ${before} already` })
    else if (known.en !== en || known.hi !== hi)
      faults.push({ line, column: 'en', reason: 'the guide says something else now; export the file again' })
    else {
      const wrong = sentenceFault(text) ?? slotFault(known.en, text)
      if (wrong) faults.push({ line, column: language, reason: wrong })
    }
    if (!before) lineOf.set(key, line)
    translation[key] = { en, hi, text }
  }
  if (faults.length === 0)
    for (const { key } of texts)
      if (!lineOf.has(key)) faults.push({ line: rows.length + 2, column: 'key', reason: `${key} is missing` })
  return { language, faults, ...(faults.length === 0 && { translation }) }
}

/** A cell as it was written. */
const plain = (cell: string): string => unescapeFormula(cell)
const sentence = (cell: string): string => unescapeFormula(oneEncoding(cell.trim()))

/** Why a translation is no sentence. */
function sentenceFault(text: string): string | undefined {
  if (text === '') return 'is empty'
  if (text.length > 2000) return `is longer than 2000 characters (${text.length})`
  // Marks that change the direction of writing, and control characters.
  const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/u
  return hidden.test(text.replaceAll('\n', '')) ? 'holds an invisible character' : undefined
}

/** Why a sentence may not replace another. The guide fills slots such as {day}: each must occur as often as in the English. */
export function slotFault(en: string, text: string): string | undefined {
  const slots = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([slot]) => slot).toSorted()
  const [wanted, found] = [slots(en), slots(text)]
  if (wanted.join() === found.join()) return undefined
  return `has the slots ${found.join(' ') || 'none'}, but needs ${wanted.join(' ') || 'none'}`
}

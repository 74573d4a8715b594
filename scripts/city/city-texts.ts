import { plain, type SourceText, sentence, slotFault } from '#features/languages/translation.server.ts'
import type { Fault } from '#kit/server/csv/fault.ts'
import { readTable } from '#kit/server/csv/read-table.ts'

/** Sentences of a city's own, by key of the text. */
export type Sentences = ReadonlyMap<string, { en: string; hi: string }>

/** Reads `texts.csv`: key, en, hi. Only texts that shall say something else need stand there. */
export function readTexts(
  bytes: Uint8Array,
  texts: readonly SourceText[],
): { sentences: Sentences; faults: Fault[] } {
  const { rows, faults } = readTable(bytes, { key: plain, en: sentence, hi: sentence })
  const known = new Map(texts.map(text => [text.key, text]))
  const sentences = new Map<string, { en: string; hi: string }>()
  for (const { line, row } of rows) {
    const { key, en, hi } = row
    const now = known.get(key)
    const slots = now && (slotFault(now.en, en) ?? slotFault(now.hi, hi))
    if (!now) faults.push({ line, column: 'key', reason: 'no text has this key' })
    else if (sentences.has(key)) faults.push({ line, column: 'key', reason: 'this text stands here twice' })
    else if (slots) faults.push({ line, column: 'en', reason: slots })
    sentences.set(key, { en, hi })
  }
  return { sentences, faults: faults.toSorted((a, b) => a.line - b.line) }
}

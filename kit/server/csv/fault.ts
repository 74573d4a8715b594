import type { Text } from '#common/text.ts'

/** An error in a file: the line as text editors count it, the name of the column, and why, as a part of a sentence: "is empty". */
export type Fault = { line: number; column?: string; reason: Text }

/** Thrown for a cell that is refused. */
export class CellFault extends Error {
  readonly reason: Text
  constructor(reason: Text) {
    super(reason.en)
    this.reason = reason
  }
}

/** Why a row is refused that has the same values in these columns as an earlier line. */
export const sameAs = (line: number, columns: readonly string[]): Text => ({
  en: `the same ${columns.join(' and ')} as line ${line}`,
  hi: `पंक्ति ${line} में भी यही ${columns.join(' और ')} है`,
})

/** What is wrong with a text that stands in one language only; null and '' are none. */
export function pairFaults(line: number, row: Record<string, unknown>, name: string): Fault[] {
  const [column, ...more] = [`${name}_en`, `${name}_hi`].filter(one => !row[one])
  if (!column || more.length) return []
  const reason = {
    en: 'is empty while the other language is given',
    hi: 'खाली है, जबकि दूसरी भाषा में लिखा है',
  }
  return [{ line, column, reason }]
}

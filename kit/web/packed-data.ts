import type { Text } from '#common/text.ts'
import type { PageData } from './renderer.ts'

/** Everything that a page says, in its order, in each language. */
export type Said = { en: readonly string[]; hi: readonly string[] }

/**
 * The data of a page as JSON, without the sentences that stand in its markup anyway: each is named by how many places it
 * comes after the one before, in either language. Rows of a list are all alike, so that next to nothing is left of them.
 */
export function pack(data: PageData, said: Said): string {
  const last = { en: 0, hi: 0 }
  const find = (text: Text, language: keyof Text) => {
    const next = said[language].indexOf(text[language], last[language])
    return next < 0 ? said[language].indexOf(text[language]) : next
  }
  return JSON.stringify(data, (_, value) => {
    if (!isText(value)) return value
    const en = find(value, 'en')
    const hi = find(value, 'hi')
    if (en < 0 || hi < 0) return value
    const steps = { en: en - last.en, hi: hi - last.hi }
    last.en = en
    last.hi = hi
    return steps
  })
}

/** Puts the sentences back. */
export function unpack(packed: string, said: Said): PageData {
  let en = 0
  let hi = 0
  return JSON.parse(packed, (_, value) => {
    if (typeof value?.en !== 'number') return value
    en += value.en
    hi += value.hi
    return { en: said.en[en], hi: said.hi[hi] }
  })
}

/** Whether a page still says what was written: a browser that translates it by itself moves everything. */
export const measure = ({ en, hi }: Said): string =>
  `${en.length} ${hi.length} ${en.join('').length} ${hi.join('').length}`

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'en,hi' &&
  Object.values(value).every(words => typeof words === 'string')

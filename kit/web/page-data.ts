import type { Text } from '#common/text.ts'
import type { PageData } from './renderer.ts'

/** All texts of a page's markup in document order, in each language. */
export type PageTexts = { en: readonly string[]; hi: readonly string[] }

/**
 * The data of a page as JSON. A text that also stands in the page's markup is replaced by its distance from the previous
 * one in each language; rows of a list have equal distances, so they compress to almost nothing.
 */
export function encodePageData(data: PageData, texts: PageTexts): string {
  const last = { en: 0, hi: 0 }
  const find = (text: Text, language: keyof Text) => {
    const next = texts[language].indexOf(text[language], last[language])
    return next < 0 ? texts[language].indexOf(text[language]) : next
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

/** Replaces the distances by the texts of the markup. */
export function decodePageData(encoded: string, texts: PageTexts): PageData {
  let en = 0
  let hi = 0
  return JSON.parse(encoded, (_, value) => {
    if (typeof value?.en !== 'number') return value
    en += value.en
    hi += value.hi
    return { en: texts.en[en], hi: texts.hi[hi] }
  })
}

/** Number and length of the texts. They differ if something has changed the markup, such as a browser's translation. */
export const lengthsOf = ({ en, hi }: PageTexts): string =>
  `${en.length} ${hi.length} ${en.join('').length} ${hi.join('').length}`

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'en,hi' &&
  Object.values(value).every(words => typeof words === 'string')

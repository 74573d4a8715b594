import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ThirdCode } from './names.ts'
import type { SourceText, Translation } from './translation.server.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const readJson = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined

export type Stored = { translation: Translation; isSample: boolean }

/** The translators' texts, or else the sample of a language; undefined if there is neither. */
export function storedOf(language: ThirdCode): Stored | undefined {
  const whole = readJson<Translation>(at(`content/languages/${language}.json`))
  if (whole) return { translation: whole, isSample: false }
  const sample = readJson<Translation>(at(`content/languages/sample/${language}.json`))
  return sample && { translation: sample, isSample: true }
}

/** Every text of the guide, as the build found them; undefined where nothing was built. */
export const builtTexts = (): SourceText[] | undefined => readJson(at('dist/texts.json'))

// Staff read Hindi or English.
const isOfStaff = (key: string) =>
  /\/staff\/|staff-manifest|^features\/(cases|dashboard|doctor|languages|report|staff|survey)\/|^server\//.test(
    key,
  )

/** The file that a phone fetches: each pair of English and Hindi that visitors read, with its translation. */
export type LanguageFile = {
  language: ThirdCode
  is_sample: boolean
  texts: [en: string, hi: string, text: string][]
}
export function languageFile(language: ThirdCode, { translation, isSample }: Stored): LanguageFile {
  const ofVisitors = Object.entries(translation).filter(([key]) => !isOfStaff(key))
  const pairs = new Map(ofVisitors.map(([, text]) => [`${text.en}\n${text.hi}`, text]))
  const texts = [...pairs.values()].map(({ en, hi, text }): LanguageFile['texts'][number] => [en, hi, text])
  return { language, is_sample: isSample, texts }
}

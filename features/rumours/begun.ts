import { type Language, languages, type Text } from '#common/text.ts'

const parts = ['said', 'answer', 'office'] as const
type RumourParts = Readonly<Record<(typeof parts)[number], Text>>

/** The languages in which any part of a rumour is written. */
export const begunIn = (words: RumourParts): Language[] =>
  languages.filter(language => parts.some(part => words[part][language].trim()))

/** The empty parts that a language still needs. The answer is needed only if another language has one. */
export const missingIn = (words: RumourParts, language: Language, begun: readonly Language[]) =>
  parts.filter(
    part =>
      !words[part][language].trim() && (part !== 'answer' || begun.some(other => words.answer[other].trim())),
  )

import { type Language, languages, type Text } from '#common/text.ts'

const parts = ['said', 'answer', 'office'] as const
type RumourParts = Readonly<Record<(typeof parts)[number], Text>>

/** The languages in which something of a rumour was written. */
export const begunIn = (words: RumourParts): Language[] =>
  languages.filter(language => parts.some(part => words[part][language].trim()))

/** What a language still lacks: all but the answer, and that too where another language has one. */
export const missingIn = (words: RumourParts, language: Language, begun: readonly Language[]) =>
  parts.filter(
    part =>
      !words[part][language].trim() && (part !== 'answer' || begun.some(other => words.answer[other].trim())),
  )

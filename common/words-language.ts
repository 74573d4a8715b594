import type { Language } from './text.ts'

/** The language in which words of a visitor are to be read out: Hindi where any of them is in Devanagari, else English. */
export const languageOf = (words: string): Language => (/\p{Script=Devanagari}/u.test(words) ? 'hi' : 'en')

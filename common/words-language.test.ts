import { expect, test } from 'vitest'
import { languageOf } from './words-language.ts'

test.each([
  ['Anita Devi', 'en'],
  ['आशा', 'hi'],
  ['Redmi फ़ोन', 'hi'],
  ['98350 12345', 'en'],
] as const)('%s is read out in %s', (words, language) => {
  expect(languageOf(words)).toBe(language)
})

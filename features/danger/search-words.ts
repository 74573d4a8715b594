import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say who see something that may hurt others. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(`खतरा बताएँ, खतरे की सूचना, खुला नाला, report a danger, open drain`),
  },
]

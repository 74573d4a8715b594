import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'

/** What people say who see something that may hurt others. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `खतरा बताएँ, खतरे की सूचना, बिजली का तार, तार टूटा है, खुला नाला, report a danger, live wire, open drain`,
    ),
  },
]

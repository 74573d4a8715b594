import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when they ask how full it is. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `भीड़, भीड़भाड़, भीड़ कितनी, भीड़ की स्थिति, क्राउड, crowd, croud, crowded, crowd status, bheed, bhid, bheer, bhir, rush`,
    ),
  },
]

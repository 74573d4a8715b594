import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'

/** What people say when they ask how full it is. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `भीड़, भीड़भाड़, भीड़ कितनी, भीड़ की स्थिति, कतार, लाइन, लाइन कितनी, क्राउड, कितना टाइम लगेगा, crowd, croud, crowded, crowd status, queue, bheed, bhid, bheer, rush`,
    ),
  },
]

import { wordList } from '#common/word-list.ts'
import { sights } from '#content/sights.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when they want to see the town. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: [
      ...wordList(`घूमने, घूमने की जगह, आकर्षण, आकर्षण स्थल, दर्शनीय स्थल, पर्यटन, attraction, attractions, places to visit, tourist places,
        sightseeing, ghumne, ghoomne ki jagah, ghumne ki jagah`),
      ...sights,
    ],
  },
]

import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'

/** What people say when they want to see the town. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words:
      wordList(`घूमने, घूमने की जगह, आकर्षण, आकर्षण स्थल, दर्शनीय स्थल, पर्यटन, लीची, लीची बागान, मोतीझील, सिकंदरपुर, जुब्बा सहनी पार्क, जुब्बा सहनी,
      रामचंद्र संग्रहालय, संग्रहालय, म्यूजियम, खुदीराम बोस, खुदीराम, attraction, attractions, places to visit, tourist places, sightseeing, litchi, museum,
      lake front, motijheel, khudiram, jubba sahni park, ghumne, ghoomne ki jagah, ghumne ki jagah`),
  },
]

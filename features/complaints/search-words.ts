import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when something is not right. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(`शिकायत, शिकायत करनी, गंदगी, गंदगी की शिकायत, complaint, complaints, complain, shikayat`),
  },
]

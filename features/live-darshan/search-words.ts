import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when they want to see the shrine or the aarti. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `दर्शन, लाइव दर्शन, दरसन, बाबा के दर्शन, लाइव आरती, आरती, आरती देखनी, सीधा प्रसारण, darshan, live darshan, live, live aarti, aarti, arti, darsan`,
    ),
  },
]

import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when they want the story of the temple. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    exact: true,
    words: wordList(
      `इतिहास, मंदिर का इतिहास, कहानी, कथा, महिमा, मंदिर के बारे में, legend, history, history of the temple, story, about the temple, itihas, kahani`,
    ),
  },
]

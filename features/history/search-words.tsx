import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say when they want the story of the temple. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'History', hi: 'इतिहास' },
    icon: 'm-om',
    to: paths.history(),
    kind: 'service',
    words: wordList(
      `इतिहास, मंदिर का इतिहास, कहानी, कथा, महिमा, मंदिर के बारे में, history, history of the temple, story, about the temple, itihas, kahani`,
    ),
  },
]

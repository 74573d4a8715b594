import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say when they ask how full it is. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Crowd Status', hi: 'भीड़ की स्थिति' },
    icon: 'i-crowd',
    to: paths.crowdStatus(),
    kind: 'service',
    words: wordList(
      `भीड़, भीड़भाड़, भीड़ कितनी, भीड़ की स्थिति, कतार, लाइन, लाइन कितनी, कितना टाइम लगेगा, crowd, crowded, crowd status, queue, bheed, bhid, bheer, rush`,
    ),
  },
]

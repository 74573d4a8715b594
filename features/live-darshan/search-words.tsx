import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say when they want to see the shrine or the aarti. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Live Darshan', hi: 'लाइव दर्शन' },
    icon: 'i-darshan',
    to: paths.liveDarshan(),
    kind: 'service',
    words: wordList(
      `दर्शन, लाइव दर्शन, दरसन, बाबा के दर्शन, लाइव आरती, आरती, आरती देखनी, सीधा प्रसारण, darshan, live darshan, live, live aarti, aarti, arti, darsan`,
    ),
  },
]

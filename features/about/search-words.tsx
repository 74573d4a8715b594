import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'
import { aboutPages } from './pages.ts'

/** What people say when they ask who makes the guide, or for its data. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `इस गाइड के बारे में, ऐप के बारे में, किसने बनाया, about this guide, about this app, about the app, who made this`,
    ),
  },
  {
    kind: 'service',
    label: aboutPages['open-data'],
    to: paths.about('open-data'),
    words: wordList(`खुला डेटा, डेटा, open data, data, csv, geojson, ical, icalendar, download the data`),
  },
]

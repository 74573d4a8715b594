import { wordList } from '#common/word-list.ts'
import { bhajanUrl } from '#content/links.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say for the songs that open outside, and for the first screen. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Shiv Bhajan', hi: 'शिव भजन' },
    icon: 'i-bhajan',
    to: bhajanUrl,
    kind: 'service',
    words: wordList(
      `भजन, शिव भजन, गीत, गाना, bhajan, bhajans, shiv bhajan, shiv bhajan playlist, song, songs`,
    ),
  },
  {
    label: { en: 'Home', hi: 'होम' },
    icon: 'i-home',
    to: paths.home(),
    kind: 'service',
    words: wordList(`होम, मुख्य पृष्ठ, home, home page`),
  },
]

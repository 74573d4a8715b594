import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say when something is not right. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Complaint', hi: 'शिकायत' },
    icon: 'i-warning',
    to: paths.complaints(),
    kind: 'service',
    words: wordList(`शिकायत, शिकायत करनी, गंदगी, गंदगी की शिकायत, complaint, complaints, complain, shikayat`),
  },
]

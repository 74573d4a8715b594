import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say for the camera. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Camera Filters', hi: 'कैमरा फ़िल्टर' },
    icon: 'i-filter',
    to: paths.cameraFilters(),
    kind: 'service',
    words: wordList(
      `कैमरा, कैमरा फिल्टर, फिल्टर, तिलक, सेल्फी, camera, camera filter, camera filters, filter, shiva filter, selfie, tilak`,
    ),
  },
]

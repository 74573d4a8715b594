import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say for the camera. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    icon: 'i-filter',
    kind: 'service',
    words: wordList(
      `कैमरा, कैमरा फिल्टर, फिल्टर, तिलक, सेल्फी, camera, camera filter, camera filters, filter, shiva filter, selfie, tilak`,
    ),
  },
]

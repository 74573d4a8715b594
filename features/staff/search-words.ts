import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What staff search for to reach their desk. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    to: paths.admin(),
    kind: 'service',
    words: wordList(
      `प्रशासक, प्रशासक लॉगिन, एडमिन, एडमिन लॉगिन, कर्मचारी लॉगिन, admin, admin login, staff login, dashboard`,
    ),
  },
]

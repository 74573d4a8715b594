import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** Words of the parking desk. Visitors with a vehicle search for parking instead. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `वाहन प्रशासन, वाहन एडमिन, वाहन दर्ज, vehicle admin, vehicle admin login, register vehicle`,
    ),
  },
]

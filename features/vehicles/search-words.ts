import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What the parking desk says; visitors with a vehicle mean parking. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `वाहन प्रशासन, वाहन एडमिन, वाहन दर्ज, vehicle admin, vehicle admin login, register vehicle`,
    ),
  },
]

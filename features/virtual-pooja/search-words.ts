import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** Words of people who want to worship from afar. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    exact: true,
    phrases: [[['जल'], wordList(`, कैसे`), wordList(`चढ़ाएँ, चढ़ाए, चढ़ाना, चढ़ाने, चढ़ाऊँ`)]],
    words:
      wordList(`अभिषेक, रुद्राभिषेक, पूजा विधि, पूजा, वर्चुअल पूजा, ऑनलाइन पूजा, जल चढ़ाना, ऑनलाइन जल चढ़ाना, ज्योतिर्लिंग, puja, pooja, virtual pooja, virtual puja, online puja, online pooja,
      jyotirlinga, jal chadhana`),
  },
]

import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say when they want to worship from afar. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Virtual Pooja', hi: 'वर्चुअल पूजा' },
    icon: 'i-pooja',
    to: paths.virtualPooja(),
    kind: 'service',
    words:
      wordList(`पूजा, वर्चुअल पूजा, ऑनलाइन पूजा, जल चढ़ाना, ऑनलाइन जल चढ़ाना, ज्योतिर्लिंग, puja, pooja, virtual pooja, virtual puja, online puja, online pooja,
      jyotirlinga, jal chadhana`),
  },
]

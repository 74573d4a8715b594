import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when they want to know where they stand. Codes themselves are read by common/post-code.ts. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    to: paths.post(),
    kind: 'service',
    words:
      wordList(`नंबर वाली पोस्ट, numbered post, numbered posts, पोस्ट, पोस्ट नंबर, पोल नंबर, खंभा नंबर, खंभे का नंबर, खंभा, मैं कहाँ हूँ, हम कहाँ हैं, यह कौन सी जगह है,
      post, post number, pole, pole number, khamba, khambha, khamba number, khambe ka number, where am i, main kahan hoon, hum kahan hain`),
  },
]

import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when they ask where the queue ends and how long it takes. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `कतार, कतार कहाँ तक है, लाइन, लाइन कितनी, लाइन कहाँ तक है, कितना टाइम लगेगा, कितने घंटे लगेंगे, डाक बम, queue, queue tail, que, waiting time, line, kataar, katar, dak bam`,
    ),
  },
]

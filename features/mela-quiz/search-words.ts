import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say for the quiz. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    exact: true,
    words: wordList(
      `क्विज़, मेला क्विज़, गेम, game, प्रश्नोत्तरी, सवाल जवाब, प्रश्न उत्तर, अंक तालिका, quiz, mela quiz, prashnottari, leaderboard`,
    ),
  },
]

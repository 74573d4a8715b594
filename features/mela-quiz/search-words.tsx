import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say for the quiz. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Quiz', hi: 'मेला क्विज़' },
    icon: 'i-quiz',
    to: paths.melaQuiz(),
    kind: 'service',
    words: wordList(
      `क्विज़, मेला क्विज़, प्रश्नोत्तरी, सवाल जवाब, अंक तालिका, quiz, mela quiz, prashnottari, leaderboard`,
    ),
  },
]

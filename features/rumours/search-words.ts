import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** Words of people who have heard something. */
export const searchWords: readonly FeatureSearchWords[] = [
  { kind: 'service', words: wordList(`अफ़वाह, अफवाह, अफ़वाह या सच, rumour, rumor, rumour or true, afwah`) },
]

import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'
import { useStopItems } from './stop-words.tsx'

/** What people say when they ask for the way. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'facility',
    words:
      wordList(`मेला मार्ग, मेला रूट, मार्ग, रास्ता, रस्ता, मंदिर का रास्ता, मंदिर कैसे, कैसे जाएं, कैसे पहुंचे, कांवड़ पथ, कांवरिया पथ,
      रूट, रूट मैप, मैप, नक्शा, mela route, fair route, route, route map, mela map, map, way to temple, reach the temple, rasta, marg, naksha`),
  },
]

export const namedItems = { group: 'stops', useItems: useStopItems } as const

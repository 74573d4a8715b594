import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'

/** What people say about things lost and found. Short on purpose: the longer 'बच्चा खो' belongs to Help. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words:
      wordList(`खोया पाया, खोया, खोया हुआ, खो, गुम, हेरा, छूट, गिर गया, मिला है, पर्स मिला, मोबाइल मिला, सामान मिला,
      lost and found, lost found, lost, found, lost my bag, lost my phone, kho, gum, khoya, khoya paya`),
  },
]

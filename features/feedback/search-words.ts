import { wordList } from '#common/word-list.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say when they want to tell us something. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(`सुझाव, सुझाव देना, फीडबैक, राय, प्रतिक्रिया, feedback, suggestion, review, sujhav`),
  },
]

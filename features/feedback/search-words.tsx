import { wordList } from '#common/word-list.ts'
import type { SearchWords } from '#kit/web/manifest.tsx'
import { paths } from '#kit/web/paths.ts'

/** What people say when they want to tell us something. */
export const searchWords: readonly SearchWords[] = [
  {
    label: { en: 'Feedback', hi: 'सुझाव दें' },
    icon: 'i-star',
    to: paths.feedback(),
    kind: 'service',
    words: wordList(`सुझाव, सुझाव देना, फीडबैक, राय, प्रतिक्रिया, feedback, suggestion, review, sujhav`),
  },
]

import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

/** What people say for the contest and for looking at its photos. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    words: wordList(
      `फोटो प्रतियोगिता, प्रतियोगिता, फोटो भेजना, फोटो भेजनी, फोटो भेजें, कॉन्टेस्ट, photo contest, contest, photo bhejna, send photo, upload photo, pratiyogita`,
    ),
  },
  {
    to: paths.gallery(),
    kind: 'service',
    words: wordList(
      `गैलरी, फोटो गैलरी, फोटो, तस्वीर, तस्वीरें, मेले की तस्वीरें, gallery, photo gallery, photo, photos, pictures, tasveer, tasvir`,
    ),
  },
]

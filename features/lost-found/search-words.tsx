import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'

/** What people say about things lost and found. Short on purpose: the longer 'बच्चा खो' belongs to Help. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'service',
    label: { en: 'Wrist bands and pocket cards', hi: 'कलाई की पट्टी और जेब के कार्ड' },
    icon: 'i-child',
    to: paths.print('bands'),
    words: wordList(
      `कलाई की पट्टी और जेब के कार्ड, wrist bands and pocket cards, कलाई की पट्टी, कलाई पट्टी, जेब का कार्ड, बच्चे की पट्टी, wrist band, wristband, pocket card`,
    ),
  },
  {
    kind: 'service',
    words:
      wordList(`खोया पाया, खोया, खोया हुआ, खो, गुम, हेरा, छूट, गिर गया, मिला है, पर्स मिला, मोबाइल मिला, सामान मिला,
      lost and found, lost found, lost, found, lost my bag, lost my phone, kho, gum, khoya, khoya paya`),
  },
]

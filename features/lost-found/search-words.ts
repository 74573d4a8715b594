import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'

const thing =
  wordList(`मोबाइल, फोन, पर्स, बटुआ, बैग, झोला, थैला, सामान, चाबी, पैसा, पैसे, रुपए, रुपये, आधार, कागज, कागजात, गहना, गहने, चेन, मंगलसूत्र, अँगूठी, हाथ घड़ी, चश्मा, चप्पल, जूता, जूते, टिकट, छाता, टोपी, गमछा, कपड़े,
  mobile, phone, purse, wallet, bag, luggage, key, keys, money, card, aadhaar, papers, chain, ring, watch, glasses, shoes, ticket`)
const gone = wordList(
  `खो, kho, गुम, छूट, गिर, गिर गया, गिर गई, गिर गए, गिरा, हेरा, भूल, भुला, गायब, नहीं मिल, lost, missing, left, forgot, fell, dropped`,
)

/** What people say about things lost and found. A person who is missing belongs to Help, which is urgent too. */
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
    // Beside a missing person and a fall: of 'भाई खो' and 'मोबाइल खो' the one that was said together wins.
    urgentPhrases: [
      [thing, wordList(`, हो`), gone],
      [wordList(`lost, lost my, left, left my, forgot, forgot my, dropped`), thing],
      [wordList(`खोया, खोई, खोए, गुम, khoya, मिला है, मिली है, found a, found`), thing],
    ],
    words: wordList(`खोया पाया, खोया, खोया हुआ, खो, गुम, हेरा, छूट, मिला है, पर्स मिला, मोबाइल मिला, सामान मिला,
      lost and found, lost found, lost, found, lost my bag, lost my phone, kho, gum, khoya, khoya paya`),
  },
]

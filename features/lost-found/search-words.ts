import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'
import { looksLostTitle } from './looks-lost/title.ts'

// No word that is also a name: पायल is an anklet too, and one could not tell who or what is lost.
const thing =
  wordList(`मोबाइल, फोन, पर्स, बटुआ, बैग, झोला, थैला, सामान, चाबी, पैसा, पैसे, रुपए, रुपये, आधार, कागज, कागजात, गहना, गहने, चेन, मंगलसूत्र, अँगूठी, हाथ घड़ी, चश्मा, चप्पल, जूता, जूते, टिकट, छाता, टोपी, गमछा, कपड़े, बाली, बालियाँ, झुमका, बिछिया, चूड़ी, कंगन, लॉकेट, नथ, बोतल, कंबल, चादर, थैली, पहचान पत्र, कार्ड,
  mobile, phone, purse, wallet, bag, luggage, key, keys, money, card, aadhaar, papers, chain, ring, watch, glasses, shoes, ticket, earring, earrings, anklet, bangle, necklace, bottle, documents`)
/** What may stand between the thing and what happened to it. No person: somebody who fell needs first aid. */
const somewhere = wordList(
  `, हो, कहीं, कहीं पर, यहीं कहीं, यहाँ कहीं, यहीं, कल, अभी, मेरा, मेरी, रास्ते में, रास्ता में, रास्ते में कहीं, भीड़ में, भीड़ में कहीं, लाइन में, बस में, ट्रेन में, गाड़ी में, ऑटो में, टेम्पो में, मंदिर में, मंदिर के पास, शिविर में, घाट पर, पानी में, जेब से, somewhere, on the way, in the bus, in the crowd`,
)
const gone = wordList(
  `खो, kho, गुम, छूट, गिर, गिर गया, गिर गई, गिर गए, गिरा, हेरा, भूल, भुला, गायब, नहीं मिल, lost, missing, left, forgot, fell, dropped`,
)

/** Words that are never said about a person. */
const looksLost = wordList(
  `somebody looks lost, someone looks lost, looks lost, seems lost, कोई बिछड़ा लगता है`,
)
/** What people say about things lost and found. A missing person belongs to Help, which is urgent too. */
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
    // A child who is alone or cries leads to Help, with 112 and 1098 on top.
    kind: 'service',
    label: looksLostTitle,
    icon: 'i-user',
    to: paths.looksLost(),
    words: wordList(
      `कोई बिछड़ा लगता है, बिछड़ा लगता, बिछड़ी लगती, somebody looks lost, someone looks lost, looks lost, seems lost, कोई भटका हुआ, भटका हुआ, भटकी हुई, भटके हुए, भटक रहा, भटक रही, koi bhatka hua, wandering alone, अकेला घूम रहा, अकेली घूम रही`,
    ),
    urgentPhrases: [[looksLost]],
  },
  {
    kind: 'service',
    // Compared with a missing person and a fall: of 'भाई खो' and 'मोबाइल खो' the phrase that was said together wins.
    urgentPhrases: [
      [thing, somewhere, gone],
      [
        wordList(`cant find, can t find, cannot find, can not find, couldnt find, took, stole`),
        wordList(`, my, our`),
        thing,
      ],
      [wordList(`lost, lost my, left, left my, forgot, forgot my, dropped`), thing],
      [
        wordList(`found, मिला है, मिली है, किसी का, किसी की`),
        wordList(`somebodys, somebody s, someones, someone s, somebody, someone`),
        thing,
      ],
      [wordList(`खोया, खोई, खोए, गुम, khoya, मिला है, मिली है, found a, found`), thing],
    ],
    words: wordList(`खोया पाया, खोया, खोया हुआ, खो, गुम, हेरा, छूट, मिला है, पर्स मिला, मोबाइल मिला, सामान मिला,
      lost and found, lost found, lost, found, lost my bag, lost my phone, kho, gum, khoya, khoya paya`),
  },
]

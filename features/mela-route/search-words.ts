import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'
import { journeyTitle } from './plan/title.ts'
import { useStopItems } from './stop-words.ts'

const vehicle = wordList(
  `गाड़ी, कार, बाइक, मोटरसाइकिल, स्कूटर, साइकिल, वाहन, car, bike, vehicle, scooter, motorcycle`,
)

/** What people say when they ask for the way. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    kind: 'facility',
    words:
      wordList(`घाट, घाट कहाँ, गंगाजल, मेला मार्ग, मेला रूट, मार्ग, रास्ता, रस्ता, किस रास्ते, कौन से रास्ते, kis raste, kaun se raste, which way, which road, मंदिर का रास्ता, मंदिर कैसे, मंदिर कहाँ, temple route, कैसे जाएं, कैसे पहुंचे, कांवड़ पथ, कांवर पथ, कांवर मार्ग, kanwar marg, kanwar path, कांवरिया पथ,
      रूट, रूट मैप, मैप, नक्शा, mela route, fair route, route, route map, mela map, map, way to temple, reach the temple, rasta, marg, naksha`),
  },
  {
    kind: 'service',
    label: { en: 'What is ahead of me', hi: 'आगे क्या-क्या है' },
    to: paths.melaRoute('ahead'),
    words:
      wordList(`आगे क्या है, आगे पानी, अगला पानी, अगला शौचालय, अगला शिविर, कितना बाकी, कितनी दूर, कितना दूर, कितना चलना, मंदिर कितनी दूर,
      what is ahead, ahead of me, next water, next toilet, next camp, how far, how much left, distance left, कितना किमी, कितने किमी, कितना बचा, km bacha, km baki, kitna baki, kitni door`),
  },
  {
    kind: 'service',
    label: { en: 'Take me back', hi: 'वापस ले चलें' },
    icon: 'i-undo',
    to: paths.melaRoute('back'),
    words:
      wordList(`वापस ले चलें, वापस, मेरा शिविर, मेरी गाड़ी कहाँ, मेरी गाड़ी कहाँ है, समूह कहाँ, रास्ता भूल गया, रास्ता भूल गई,
      take me back, my camp, where is my car, where is my vehicle, find my vehicle, find my car, where did i park, forgot where i parked, my group, way back, wapas`),
    phrases: [
      [
        wordList(`मेरी, मेरा, अपनी, हमारी, हमर, my, our`),
        vehicle,
        wordList(`कहाँ, कहाँ है, किधर, कहाँ गई, नहीं मिल, कहाँ खड़ी है`),
      ],
      [
        wordList(`where is, where s, find, finding, cannot find, can t find, lost`),
        wordList(`my, our, the`),
        vehicle,
      ],
      [
        vehicle,
        wordList(`, कहाँ, किधर`),
        wordList(`नहीं मिल, भूल, ढूँढ, ढूंढें, खड़ी की थी, खड़ी की, लगाई थी, लगाई, लगायी, रखी थी, छोड़ी थी, पार्क की थी`),
      ],
    ],
  },
  {
    kind: 'service',
    label: journeyTitle,
    icon: 'i-calendar',
    to: paths.journey(),
    words:
      wordList(`आने की तैयारी, सोमवार की तैयारी, कौन सा रास्ता बंद, रास्ता बंद, सड़क बंद, नो एंट्री, एकतरफ़ा, कार से कैसे, बस से कैसे, ट्रेन से कैसे,
      plan my journey, plan monday, when should i start, when to start walking, कब निकलें, कब निकलना, road closed, closed roads, no entry, one way, come by car, come by bus, come by train, traffic plan, sadak band`),
  },
]

export const namedItems = { group: 'stops', useItems: useStopItems } as const

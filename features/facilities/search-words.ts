import { useCallback, useMemo } from 'react'
import { defineTexts, type Language, type Text } from '#common/text.ts'
import { wordList } from '#common/word-list.ts'
import { facilityTypes } from '#content/facility-types.ts'
import { distanceOf, nearby, tellsDistances } from '#content/nearby.ts'
import { useLanguage } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { useLocationAllowed, usePhoneLocation } from '#kit/web/location.ts'
import { useNow } from '#kit/web/now.ts'
import { paths } from '#kit/web/paths.ts'
import {
  type FeatureSearchWords,
  type Nearest,
  type SearchItem,
  type SearchWords,
  spokenNames,
} from '#kit/web/search-items.ts'
import type { Facility } from './contract.ts'
import { wayTo } from './map-links.ts'
import { useAllPlaces } from './use-places.ts'

const vehicle = wordList(
  `गाड़ी, गाड़ियां, कार, बाइक, मोटरसाइकिल, स्कूटर, साइकिल, बस, ट्रैक्टर, ट्रक, जीप, पिकअप, मैजिक, ऑटो, वाहन, scorpio, bolero, car, bike, vehicle, scooter, motorcycle, bus, truck, tractor, jeep, van`,
)
const parks = wordList(
  `लगाएँ, लगाए, लगाऊँ, लगाना, लगानी, लगावे, लगाबई, लगेगी, खड़ी, खड़ी करें, खड़ी करूँ, खड़ी करना, खड़ी करनी, खड़ा, खड़ा करें, खड़ा करूँ, खड़ा करना, पार्क, पार्क करें, पार्क करनी, रखें, रखना, park`,
)

/** What people say for each kind of place: Hindi with its dialects and mishearings, Hinglish, English. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    to: paths.facility('drinking-water'),
    kind: 'facility',
    words:
      wordList(`पानी, पीने का पानी, पेयजल, पे जल, पनिया, जल, प्यास, प्यासा, वाटर, पानी का टैंकर, पानी का नल, नल, चापाकल, प्याऊ, बोतल, बॉटल, गला सूख, कंठ सूख,
      pani, paani, pine ka pani, peene ka pani, peyjal, pyas, water, drinking water, tap, thirsty, bottle, botal, refill`),
  },
  {
    to: paths.facility('toilet'),
    kind: 'facility',
    words:
      wordList(`शौचालय, शौच, टॉयलेट, सुलभ, सुलभ शौचालय, लैट्रिन, लेट्रिन, पखाना, पाखाना, पैखाना, पेशाब, पेशाबघर, लघुशंका, मूत्रालय, वॉशरूम,
      महिला शौचालय, संडास, टट्टी, सूसू, पॉटी, फ्रेश होना, wc, pee, urine, loo, potty, fresh होना, toilet, toilets, washroom, latrine, urinal, ladies toilet, shauchalay, sauchalay, sulabh, peshab, pakhana, sandas, tatti, susu`),
  },
  {
    to: paths.facility('bathroom'),
    kind: 'facility',
    words:
      wordList(`स्नानघर, स्नान घर, स्नान, स्नानागार, नहाना, नहाने, नहाने का पानी, नहाए, नहाय, नहाबे, बाथरूम, कपड़ा बदलने, कपड़े बदलने,
      bathroom, bath, bathing, take a bath, shower, snan, snanghar, nahana, nahane, change clothes`),
  },
  {
    to: paths.facility('health-centre'),
    kind: 'facility',
    words:
      wordList(`डॉक्टर, डाक्टर, डागडर, डगडर, चिकित्सक, अस्पताल, हॉस्पिटल, स्वास्थ्य केंद्र, स्वास्थ्य, चिकित्सा, इलाज, दवाई, दवा, दवाखाना,
      दवा की दुकान, दवाई की दुकान, मेडिकल, मेडिकल स्टोर, मेडिकल कैंप, चिकित्सा शिविर, बुखार, दर्द, तबीयत, तबियत, बीमार,
      doctor, hospital, health, health centre, health center, medical, medicine, chemist, stomach, पेट दर्द, सिर दर्द, सर दर्द, fever, pain, ache, ill, sick, tablet, tablets, ointment, मलहम, मरहम,
      dawai, dawa, ilaj, aspatal, bukhar`),
  },
  {
    to: paths.facility('rest-room'),
    kind: 'facility',
    words:
      wordList(`आराम की जगह, विश्राम, विश्राम कक्ष, विश्राम गृह, विश्रामालय, आराम, आराम करने, थक गए, थक गया, थक गई, थकान, सुस्ताय, सुस्ताने, बैठने की जगह, रैन बसेरा,
      सोने की जगह, सोना है, सोने, लेटने की जगह, रात रुकना, रात गुजारना, रात गुजारनी, रात बिताना, रात बितानी, रात काटना, रात काटनी, सोए, सोएँ, सोऊँ, रेस्ट रूम, rest room, restroom, rest, resting place, tired, aaram, aram, vishram, rain basera, night shelter,
      sone ki jagah, sone, sona hai, soye, letne ki jagah, raat rukna, sleep, sleeping place`),
  },
  {
    to: paths.facility('dharamshala'),
    kind: 'facility',
    words: wordList(
      `धर्मशाला, धरमशाला, धरमसाला, धर्म शाला, रुकने, रुकना, ठहरना, ठहरने, रहने की जगह, रहने का, accommodation, accomodation, place to stay, dharamshala, dharmshala, dharamsala, dharmsala`,
    ),
  },
  {
    to: paths.facility('shivir'),
    kind: 'facility',
    words: wordList(`शिविर, शिबिर, सिविर, सेवा शिविर, कांवरिया शिविर, कांवड़ शिविर, कैंप, टेंट, टेंट सिटी, रुकने, ठहरने,
      shivir, camp, seva shivir, kanwaria camp, kanwariya camp, tent, tent city`),
  },
  {
    to: paths.facility('bhandara'),
    kind: 'facility',
    words: wordList(`भंडारा, भंडार, खाना, खाने, भोजन, भूख, भूखा, भूखी, भूखे, प्रसाद, खिचड़ी, लंगर, नाश्ता, चाय, फ्री खाना,
      bhandara, bhandaras, khana, bhojan, bhukh, bhook, langar, food, free food, restaurant, dhaba, eat, hungry, prasad, meal, tea, breakfast, lunch, dinner, snacks`),
  },
  {
    to: paths.facility('paid-hotels'),
    kind: 'facility',
    words: wordList(`होटल, लॉज, गेस्ट हाउस, कमरा, रूम, ठहरने, ठहरना, ठहरने की जगह, ठहरे, रुकने, रुकना, रुकने की जगह,
      hotel, hotels, paid hotels, lodge, guest house, room, stay, kamra`),
  },
  {
    to: paths.facility('atm'),
    kind: 'facility',
    words: wordList(`एटीएम, ए टी एम, पैसा निकालना, पैसे निकालने, कैश, नकद, बैंक,
      atm, cash, cash machine, bank, paisa nikalna, paise nikalne, withdraw money`),
  },
  {
    to: paths.facility('parking'),
    kind: 'facility',
    words:
      wordList(`पार्किंग, गाड़ी, कार, बाइक, बाइक स्टैंड, मोटरसाइकिल, स्कूटर, साइकिल, साइकिल स्टैंड, वाहन, पार्क, ट्रक, truck,
      टू व्हीलर, two wheeler, four wheeler, parking, parking lot, car parking, bike stand, vehicle parking, vehicle, gadi, gaadi, car, bike, park`),
    phrases: [
      [vehicle, wordList(`, कहाँ, कहाँ पर, किधर`), parks],
      [wordList(`where can i, where may i, where do i, where to, where should i, can i`), ['park']],
    ],
  },
]

export const namedItems = { group: 'places', useItems: usePlaceItems } as const

const distanceTexts = defineTexts({
  m: { en: '{n} m', hi: '{n} मीटर' },
  km: { en: '{n} km', hi: '{n} किमी' },
  about: { en: 'about {distance}', hi: 'लगभग {distance}' },
})

/** The nearest place of a service that is a kind of place, the same one that its own screen marks as nearest; or nothing. */
function nearestOf(
  service: SearchWords,
  places: readonly Facility[],
  found: Found,
  language: Language,
  now: number,
): Nearest | undefined {
  if (!tellsDistances(found)) return undefined
  const kind = places.filter(place => paths.facility(place.facility_type) === service.to)
  const first = nearby(kind, found, language, now).near.find(({ nearest }) => nearest)
  if (!first) return undefined
  const { place, km } = first
  const { value, unit, isAbout } = distanceOf(first)
  const tell = (inLanguage: Language): string => {
    const distance = distanceTexts[unit][inLanguage].replace('{n}', value)
    return isAbout ? distanceTexts.about[inLanguage].replace('{distance}', distance) : distance
  }
  const distance: Text = { en: tell('en'), hi: tell('hi') }
  return { name: place.name, distance, metres: Math.round(km * 1000), way: wayTo(place).href }
}

/** The places that this phone knows, by name. */
function usePlaceItems(): readonly SearchItem[] {
  const places = useAllPlaces().value?.facilities
  return useMemo(
    () =>
      (places ?? []).map(place => ({
        label: place.name,
        detail: place.location_name,
        icon: facilityTypes[place.facility_type].icon,
        to: paths.facility(place.facility_type),
        words: spokenNames(place.name),
        kind: 'facility',
      })),
    [places],
  )
}

/** The nearest place of a kind, if location was already allowed: search does not ask for it. */
export function useNearest(): (service: SearchWords) => Nearest | undefined {
  const { language } = useLanguage()
  const places = useAllPlaces().value?.facilities
  const location = usePhoneLocation('list', useLocationAllowed(), 0)
  const found = location.status === 'found' ? location.found : undefined
  const now = useNow()
  return useCallback(
    service => (found && places && now ? nearestOf(service, places, found, language, now) : undefined),
    [places, found, language, now],
  )
}

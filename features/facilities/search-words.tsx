import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'
import { useNearestPlace, usePlaceItems } from './search-items.tsx'

/** What people say for each kind of place: Hindi with its dialects and mishearings, Hinglish, English. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    to: paths.facility('drinking-water'),
    kind: 'facility',
    words:
      wordList(`पानी, पीने का पानी, पेयजल, पे जल, पनिया, जल, प्यास, प्यासा, वाटर, पानी का टैंकर, पानी का नल, नल, चापाकल, प्याऊ,
      pani, paani, pine ka pani, peene ka pani, peyjal, pyas, water, drinking water, tap, thirsty`),
  },
  {
    to: paths.facility('toilet'),
    kind: 'facility',
    words:
      wordList(`शौचालय, शौच, टॉयलेट, सुलभ, सुलभ शौचालय, लैट्रिन, लेट्रिन, पखाना, पाखाना, पैखाना, पेशाब, पेशाबघर, मूत्रालय, वॉशरूम,
      महिला शौचालय, संडास, टट्टी, सूसू, toilet, toilets, washroom, latrine, urinal, ladies toilet, shauchalay, sauchalay, sulabh, peshab, pakhana, sandas, tatti, susu`),
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
      मेडिकल, मेडिकल कैंप, चिकित्सा शिविर, प्राथमिक उपचार, फर्स्ट एड, बुखार, चोट, दर्द, छाला, छाले, उल्टी, दस्त, चक्कर, जल गया, पट्टी, खून,
      doctor, hospital, health, health centre, health center, medical, medicine, chemist, first aid, fever, hurt, injured, pain,
      blister, vomiting, dawai, dawa, ilaj, aspatal, bukhar, chot, khoon, bleeding, blood`),
  },
  {
    to: paths.facility('rest-room'),
    kind: 'facility',
    words:
      wordList(`आराम की जगह, विश्राम, विश्राम कक्ष, विश्राम गृह, विश्रामालय, आराम, आराम करने, थक गए, थक गया, थक गई, थकान, सुस्ताय, सुस्ताने, बैठने की जगह, रैन बसेरा,
      सोने की जगह, सोना है, सोने, लेटने की जगह, रात रुकना, रेस्ट रूम, rest room, restroom, rest, resting place, tired, aaram, aram, vishram, rain basera, night shelter,
      sone ki jagah, sone, sona hai, letne ki jagah, raat rukna, sleep, sleeping place`),
  },
  {
    to: paths.facility('dharamshala'),
    kind: 'facility',
    words: wordList(`धर्मशाला, धरमशाला, धरमसाला, धर्म शाला, dharamshala, dharmshala, dharamsala, dharmsala`),
  },
  {
    to: paths.facility('shivir'),
    kind: 'facility',
    words: wordList(`शिविर, शिबिर, सिविर, सेवा शिविर, कांवरिया शिविर, कांवड़ शिविर, कैंप, टेंट, टेंट सिटी,
      shivir, camp, seva shivir, kanwaria camp, kanwariya camp, tent, tent city`),
  },
  {
    to: paths.facility('bhandara'),
    kind: 'facility',
    words: wordList(`भंडारा, भंडार, खाना, खाने, भोजन, भूख, प्रसाद, लंगर, नाश्ता, चाय, फ्री खाना,
      bhandara, bhandaras, khana, bhojan, bhukh, bhook, langar, food, free food, eat, hungry, prasad, meal, tea`),
  },
  {
    to: paths.facility('paid-hotels'),
    kind: 'facility',
    words: wordList(`होटल, लॉज, गेस्ट हाउस, कमरा, रूम, ठहरने, ठहरने की जगह, ठहरे, रुकने की जगह,
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
    words: wordList(`पार्किंग, गाड़ी, गाड़ी कहाँ लगाएं, गाड़ी खड़ी, कार, बाइक, बाइक स्टैंड, मोटरसाइकिल, साइकिल स्टैंड, वाहन,
      parking, car parking, bike stand, vehicle parking, gadi, gaadi, gadi khadi, car, park`),
  },
]

export const namedItems = { group: 'places', useItems: usePlaceItems } as const
export const useNearest = useNearestPlace

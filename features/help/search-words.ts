import { wordList } from '#common/word-list.ts'
import { emergencyIds, firstAidTitle, firstCallOf } from '#content/emergencies.ts'
import { whoKnows } from '#content/who-knows.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.ts'
import { emergencyTitles } from './emergency-titles.ts'
import { emergencyWords, lostMyselfWords, missingPersonWords } from './emergency-words.ts'

const callControlRoom = {
  en: 'Call the control room at once on 155304, and 1098 for a child.',
  hi: 'तुरंत नियंत्रण कक्ष को 155304 पर और बच्चे के लिए 1098 पर कॉल करें।',
}

const bag = wordList(`बैग, झोला, थैला, सामान, bag, bags, luggage`)
const helpDesk = { to: paths.help('control-room'), kind: 'contacts' } as const
/** Things of which the guide has no list. */
const asked: readonly FeatureSearchWords[] = [
  {
    ...whoKnows.train,
    to: paths.help('railway'),
    kind: 'contacts',
    icon: 'i-phone',
    words:
      wordList(`ट्रेन, रेल, रेलगाड़ी, रेल गाड़ी, रेलवे, रेलवे स्टेशन, स्टेशन, ट्रेन टिकट, टिकट खिड़की, प्लेटफार्म, रेल हेल्पलाइन, 139, train, trains, train time, rail, railway, railway station, station,
      train ticket, platform`),
  },
  {
    ...whoKnows.bus,
    ...helpDesk,
    icon: 'i-control',
    words: wordList(
      `बस, बस स्टैंड, बस अड्डा, बस स्टॉप, बसें, bus, buses, bus stand, bus stop, bus station, bas, bus adda`,
    ),
  },
  {
    ...whoKnows.auto,
    ...helpDesk,
    icon: 'i-control',
    words: wordList(
      `ऑटो, ऑटो स्टैंड, ऑटो रिक्शा, ई रिक्शा, रिक्शा, टोटो, टेम्पो, टैक्सी, कैब, auto, auto stand, auto rickshaw, e rickshaw, erickshaw, rickshaw, toto, tempo, taxi, cab`,
    ),
  },
  {
    ...whoKnows.charging,
    ...helpDesk,
    icon: 'i-control',
    words:
      wordList(`चार्ज, चार्जिंग, चार्जिंग पॉइंट, चार्जर, मोबाइल चार्ज, फोन चार्ज, बैटरी, charge, charging, charging point, charger, mobile charge, mobile charging, phone charge,
      charge my phone, battery, battery low, power bank`),
  },
  {
    ...whoKnows.shoes,
    ...helpDesk,
    icon: 'i-control',
    words: wordList(
      `जूता, जूते, चप्पल, चप्पल स्टैंड, जूता घर, जूता स्टैंड, जूते चप्पल, shoe, shoes, shoe stand, shoe rack, slippers, sandals, chappal, chappal stand`,
    ),
  },
  {
    ...whoKnows.luggage,
    ...helpDesk,
    icon: 'i-control',
    words:
      wordList(`सामान, सामान घर, सामान रखने, सामान कहाँ रखें, क्लोक रूम, क्लॉक रूम, लॉकर, बैग रखने, bag rakhne, बैग कहाँ रखें, cloak room, cloakroom, clock room, luggage, locker, lockers,
      left luggage, keep my bag`),
    phrases: [
      [bag, wordList(`, कहाँ`), wordList(`जमा, छोड़ें, छोड़ना`)],
      [wordList(`deposit, keep, leave, store`), wordList(`, my, our, the`), bag],
    ],
  },
  {
    ...whoKnows.wheelchair,
    ...helpDesk,
    icon: 'i-control',
    words: wordList(
      `व्हीलचेयर, व्हील चेयर, दिव्यांग, विकलांग, wheelchair, wheel chair, divyang, disabled, handicapped`,
    ),
  },
  {
    ...whoKnows.offerings,
    ...helpDesk,
    icon: 'i-control',
    words: wordList(
      `पूजा सामग्री, पूजा का सामान, पूजा की दुकान, कांवर कहाँ मिलेगी, कांवर की दुकान, कांवर खरीदना, बेलपत्र, नारियल, pooja samagri, puja samagri, things for the offering, kanwar shop, buy kanwar, bel patra, coconut`,
    ),
  },
]

/** What people shout or ask for when something is wrong: first aid for each emergency, and lines of the Help sheet. */
export const searchWords: readonly FeatureSearchWords[] = [
  ...emergencyIds.map(
    (id): FeatureSearchWords => ({
      label: emergencyTitles[id],
      icon: 'i-health',
      to: paths.firstAid(id),
      answer: {
        en: `Call ${firstCallOf(id)}. Here is what to do until help comes.`,
        hi: `${firstCallOf(id)} पर कॉल करें। मदद आने तक क्या करें, यहाँ देखें।`,
      },
      kind: 'contacts',
      ...emergencyWords[id],
    }),
  ),
  {
    to: paths.missingPerson(),
    label: { en: 'Is somebody missing?', hi: 'कोई बिछड़ गया है?' },
    icon: 'i-user',
    answer: callControlRoom,
    kind: 'contacts',
    ...missingPersonWords,
  },
  {
    label: { en: 'I am lost', hi: 'मैं भटक गया' },
    icon: 'i-user',
    to: paths.help('missing-person'),
    answer: callControlRoom,
    kind: 'contacts',
    ...lostMyselfWords,
  },
  {
    label: firstAidTitle,
    icon: 'i-health',
    to: paths.firstAid(),
    kind: 'contacts',
    words: wordList(
      `प्राथमिक उपचार, प्राथमिक चिकित्सा, फर्स्ट एड, first aid, मरहम पट्टी, पट्टी, जान का खतरा, मर रहा, मर रही, मर गया, dying, cpr, सीपीआर, काट लिया, काट लिया है, डंक मार, bitten by, bit me, stung me`,
    ),
  },
  {
    label: { en: 'Ambulance', hi: 'एम्बुलेंस' },
    icon: 'i-ambulance',
    to: paths.help('ambulance'),
    answer: { en: 'For an ambulance call 108.', hi: 'एम्बुलेंस के लिए 108 पर कॉल करें।' },
    kind: 'contacts',
    words: wordList(`एम्बुलेंस, एंबुलेंस, अम्बुलेंस, ambulance, 108, एक सौ आठ`),
  },
  {
    label: { en: 'Police', hi: 'पुलिस' },
    icon: 'i-warning',
    to: paths.help('police'),
    answer: { en: 'For the police call 112.', hi: 'पुलिस के लिए 112 पर कॉल करें।' },
    kind: 'contacts',
    words:
      wordList(`पुलिस, पुलिस स्टेशन, थाना, थाने, दरोगा, चोर, चोरी, चोरी हो गया, चोरी हो गई, जेब कट, पॉकेटमार, छेड़, छेड़खानी, छेड़छाड़, छीन लिया, छीन कर, हमला, attacked, मारपीट, मार पीट, झगड़ा, लड़ाई, पीछा कर, 112, एक सौ बारह,
      police, polic, police station, thana, thane, thief, stolen, chori, chor, pickpocket, robbery, fight, fighting, following me, harassing, harassment, molested, teasing, snatched`),
  },
  {
    label: { en: 'Fire brigade', hi: 'दमकल' },
    icon: 'i-warning',
    to: paths.help('fire'),
    urgent: 1,
    answer: { en: 'If there is a fire call 101.', hi: 'आग लगने पर 101 पर कॉल करें।' },
    kind: 'contacts',
    words: wordList(`दमकल, अग्निशमन, फायर ब्रिगेड, फायर बिग्रेड, fire brigade, fayar brigade, 101`),
  },
  {
    to: paths.help(),
    kind: 'contacts',
    words: wordList(
      `मदद, मदद करो, मदत, मदत करो, बचाओ, बचाइए, सहायता, आपातकालीन, आपातकाल, इमरजेंसी, खतरा, खतरे, सुरक्षित नहीं, असुरक्षित, डर लग, not safe, unsafe, आत्महत्या, suicide, मरना चाहता, मरना चाहती, मरने का मन, जीना नहीं, महिला हेल्पलाइन, danger, help, help me, save me, emergency, madad, madat, madat karo, bachao, bachaiye, sahayata, sos`,
    ),
  },
  {
    label: { en: 'Control room and help desk', hi: 'नियंत्रण कक्ष और हेल्प डेस्क' },
    icon: 'i-control',
    to: paths.help('control-room'),
    answer: {
      en: 'The number of the control room and help desk is 155304.',
      hi: 'नियंत्रण कक्ष और हेल्प डेस्क का नंबर 155304 है।',
    },
    kind: 'contacts',
    words:
      wordList(`कंट्रोल रूम, नियंत्रण कक्ष, हेल्प डेस्क, हेल्पडेस्क, हेल्पलाइन, हेल्पलाइन नंबर, 155304, control room, help desk, helpdesk, helpline,
      helpline number, सहायता केंद्र, पूछताछ, पूछताछ केंद्र, किससे पूछें, किस से पूछें, जानकारी, information, may i help you, enquiry, inquiry`),
  },
  ...asked,
]

import { wordList } from '#common/word-list.ts'
import { paths } from '#kit/web/paths.ts'
import type { FeatureSearchWords } from '#kit/web/search-items.tsx'
import { missingPersonWords } from './missing-person-words.ts'

/** What people cry or ask for when something is wrong. Each leads to its own line of the Help sheet. */
export const searchWords: readonly FeatureSearchWords[] = [
  {
    label: { en: 'Ambulance', hi: 'एम्बुलेंस' },
    icon: 'i-ambulance',
    to: paths.help('ambulance'),
    answer: { en: 'For an ambulance call 108.', hi: 'एम्बुलेंस के लिए 108 पर कॉल करें।' },
    kind: 'contacts',
    words:
      wordList(`एम्बुलेंस, एंबुलेंस, अम्बुलेंस, ambulance, 108, एक सौ आठ, बेहोश, दिल का दौरा, हार्ट अटैक, सांस नहीं, सांप ने काट, लकवा, एक्सीडेंट,
      दुर्घटना, heart attack, unconscious, accident, behosh, saans nahi, snake bite, not breathing`),
  },
  {
    label: { en: 'Police', hi: 'पुलिस' },
    icon: 'i-warning',
    to: paths.help('police'),
    answer: { en: 'For the police call 112.', hi: 'पुलिस के लिए 112 पर कॉल करें।' },
    kind: 'contacts',
    words:
      wordList(`पुलिस, पुलिस स्टेशन, थाना, थाने, दरोगा, चोर, चोरी, चोरी हो गया, चोरी हो गई, जेब कट, पॉकेटमार, छेड़खानी, मारपीट, झगड़ा, 112, एक सौ बारह,
      police, polic, police station, thana, thane, thief, stolen, chori, chor, pickpocket, robbery`),
  },
  {
    label: { en: 'Fire brigade', hi: 'दमकल' },
    icon: 'i-warning',
    to: paths.help('fire'),
    answer: { en: 'If there is a fire call 101.', hi: 'आग लगने पर 101 पर कॉल करें।' },
    kind: 'contacts',
    words: wordList(
      `आग, आग लग, आग लग गई, दमकल, अग्निशमन, फायर ब्रिगेड, फायर बिग्रेड, fire, fire brigade, fayar brigade, aag, aag lagi, aag lag gayi`,
    ),
  },
  {
    label: { en: 'Missing person', hi: 'बिछड़े लोग' },
    icon: 'i-user',
    to: paths.help('missing-person'),
    answer: {
      en: 'Call the control room at once on 155304, and 1098 for a child.',
      hi: 'तुरंत नियंत्रण कक्ष को 155304 पर और बच्चे के लिए 1098 पर कॉल करें।',
    },
    kind: 'contacts',
    words: missingPersonWords,
  },
  {
    to: paths.help(),
    kind: 'contacts',
    words: wordList(
      `मदद, मदद करो, मदत, मदत करो, बचाओ, बचाइए, सहायता, आपातकालीन, इमरजेंसी, खतरा, महिला हेल्पलाइन, danger, help, help me, emergency, madad, madat, madat karo, bachao, bachaiye, sahayata, sos`,
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
      helpline number`),
  },
]

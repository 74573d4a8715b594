import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  how: {
    en: 'Tap a place, then its level. Phones in the fair show it within two seconds.',
    hi: 'जगह पर टैप करें, फिर स्तर पर। मेले के सभी फ़ोन दो सेकंड में दिखा देते हैं।',
  },
  loading: { en: 'Loading...', hi: 'लोड हो रहा है...' },
  failedToLoad: { en: 'The places could not be loaded', hi: 'जगहें नहीं मिल सकीं' },
  tryAgain: { en: 'Try Again', hi: 'फिर कोशिश करें' },
  find: { en: 'Find a place', hi: 'जगह खोजें' },
  none: { en: 'No place of this name', hi: 'इस नाम की कोई जगह नहीं' },
  chooseLevel: { en: 'Level now', hi: 'अभी की स्थिति' },
  withdraw: { en: 'Withdraw the report', hi: 'सूचना हटाएँ' },
  words: { en: 'Message for pilgrims', hi: 'श्रद्धालुओं के लिए संदेश' },
  inEnglish: { en: 'In English', hi: 'अंग्रेज़ी में' },
  inHindi: { en: 'In Hindi', hi: 'हिन्दी में' },
  optional: { en: 'optional', hi: 'ज़रूरी नहीं' },
  wordsHint: {
    en: 'Sent with the level, at most 140 letters. One language is enough.',
    hi: 'स्तर के साथ भेजा जाता है, ज़्यादा से ज़्यादा 140 अक्षर। एक भाषा काफ़ी है।',
  },
  told: { en: '{place}: {level}', hi: '{place}: {level}' },
  untold: { en: 'No report', hi: 'सूचना नहीं' },
  undo: { en: 'Undo', hi: 'वापस लें' },
  failed: {
    en: 'Not saved: {place}. Check the network and tap again.',
    hi: 'सहेजा नहीं गया: {place}। नेटवर्क देखकर फिर टैप करें।',
  },
  noOwnPlace: {
    en: 'No place has been given to you yet. Ask the control room.',
    hi: 'आपको अभी कोई जगह नहीं दी गई है। नियंत्रण कक्ष से पूछें।',
  },
  reporters: { en: 'Who reports this place', hi: 'इस जगह की सूचना कौन देता है' },
  reportersHint: {
    en: 'Usernames of crowd reporters, separated by commas',
    hi: 'भीड़ की सूचना देने वालों के यूज़र नाम, बीच में कॉमा',
  },
  saveReporters: { en: 'Save names', hi: 'नाम सहेजें' },
  reportersSaved: { en: 'Names saved', hi: 'नाम सहेजे गए' },
  reportersFailed: {
    en: 'Not saved. Check the names and the network.',
    hi: 'सहेजा नहीं गया। नाम और नेटवर्क देखें।',
  },
})

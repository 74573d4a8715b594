import { defineTexts } from '#common/text.ts'

export const crowdStatusStaffTexts = defineTexts({
  how: {
    en: 'Tap a place, then the picture that looks like it. Phones with the guide open show it within two seconds.',
    hi: 'जगह पर टैप करें, फिर वह खाना चुनें जो वैसा ही दिखता हो। जिन फ़ोन पर गाइड खुली है, उन पर दो सेकंड में दिखती है।',
  },
  failedToLoad: { en: 'The places could not be loaded', hi: 'जगहें नहीं मिल सकीं' },
  find: { en: 'Find a place', hi: 'जगह खोजें' },
  none: { en: 'No place of this name', hi: 'इस नाम की कोई जगह नहीं' },
  chooseLevel: { en: 'How many people stand on one square metre?', hi: 'एक वर्ग मीटर में कितने लोग खड़े हैं?' },
  density: { en: '{n} people: {level}', hi: '{n} लोग: {level}' },
  holdBefore: {
    en: '{place} is too full. Hold the gate or queue before it?',
    hi: '{place} पर बहुत भीड़ है। इससे पहले का द्वार या कतार रोकें?',
  },
  toHolds: { en: 'Hold it', hi: 'रोकें' },
  callDesk: { en: 'Ask the control room', hi: 'नियंत्रण कक्ष से कहें' },
  notNow: { en: 'Not now', hi: 'अभी नहीं' },
  withdraw: { en: 'Withdraw the report', hi: 'सूचना हटाएँ' },
  words: { en: 'Message for pilgrims', hi: 'श्रद्धालुओं के लिए संदेश' },
  inEnglish: { en: 'In English', hi: 'अंग्रेज़ी में' },
  inHindi: { en: 'In Hindi', hi: 'हिंदी में' },
  wordsHint: {
    en: 'Sent with the level, at most 140 letters. One language is enough.',
    hi: 'स्तर के साथ भेजा जाता है, ज़्यादा से ज़्यादा 140 अक्षर। एक भाषा काफ़ी है।',
  },
  told: { en: '{place}: {level}', hi: '{place}: {level}' },
  untold: { en: 'No report', hi: 'सूचना नहीं' },
  undo: { en: 'Undo', hi: 'वापस लें' },
  sending: { en: 'Sending...', hi: 'भेजा जा रहा है...' },
  waiting: { en: 'Waiting to be sent', hi: 'भेजा जाना बाकी है' },
  notSaved: { en: 'Not saved', hi: 'सहेजा नहीं गया' },
  setAt: { en: 'Set at {time}:', hi: '{time} चुना गया:' },
  away: {
    en: 'What you set is on this phone and sent automatically, once.',
    hi: 'आपने जो चुना, वह इस फ़ोन में है और अपने आप एक बार भेजा जाएगा।',
  },
  doNotSend: { en: 'Do not send', hi: 'न भेजें' },
  putAway: { en: 'OK', hi: 'ठीक है' },
  refusedNewer: {
    en: 'Somebody has reported this place after you. Their report stays. Look at the level and set it again if it is different now.',
    hi: 'आपके बाद किसी और ने इस जगह की सूचना दी है। वही सूचना रहेगी। स्थिति देख लें और अब अलग हो तो फिर चुनें।',
  },
  refusedOld: {
    en: 'It waited for a network for more than three hours. Look again and set the level of now.',
    hi: 'यह सूचना तीन घंटे से ज़्यादा नेटवर्क न मिलने से रुकी रही। फिर से देखें और अभी की स्थिति चुनें।',
  },
  refusedPlace: {
    en: 'This place is not yours any more. Ask the control room.',
    hi: 'यह जगह अब आपके पास नहीं है। नियंत्रण कक्ष से पूछें।',
  },
  refusedGone: {
    en: 'This place is no longer in the guide.',
    hi: 'यह जगह अब गाइड में नहीं है।',
  },
  refused: {
    en: 'The server did not accept it. Set the level again.',
    hi: 'सर्वर ने इसे स्वीकार नहीं किया। स्थिति फिर चुनें।',
  },
  night: { en: 'Last 12 hours', hi: 'पिछले 12 घंटे' },
  noOwnPlace: {
    en: 'No place has been given to you yet. Ask the control room.',
    hi: 'आपको अभी कोई जगह नहीं दी गई है। नियंत्रण कक्ष से पूछें।',
  },
  reporters: { en: 'Who reports this place', hi: 'इस जगह की सूचना कौन देता है' },
  findPerson: { en: 'Find an account', hi: 'खाता खोजें' },
  noPerson: { en: 'No account with this permission', hi: 'इस अनुमति वाला कोई खाता नहीं' },
  noAccount: { en: 'No open account of this name may report', hi: 'इस नाम का कोई चालू खाता सूचना नहीं दे सकता' },
  saveReporters: { en: 'Save names', hi: 'नाम सहेजें' },
  reportersSaved: { en: 'Names saved', hi: 'नाम सहेजे गए' },
  unknownName: {
    en: 'Not saved. One of these accounts may not report any more.',
    hi: 'सहेजा नहीं गया। इनमें से एक खाता अब रिपोर्ट नहीं कर सकता।',
  },
})

import { defineTexts } from '#common/text.ts'

export const ringsTexts = defineTexts({
  title: { en: 'Search near by', hi: 'आस-पास खोज' },
  from: {
    en: 'Starts at {place}, last seen at {time}',
    hi: '{place} से शुरू होती है, आखिरी बार {time} देखे गए',
  },
  lead: {
    en: 'Staff on duty in each ring are told age, clothes, first name and place. No photo, no surname.',
    hi: 'हर घेरे में ड्यूटी पर मौजूद कर्मचारियों को उम्र, कपड़े, पहला नाम और जगह बताई जाती है। फोटो और उपनाम नहीं।',
  },
  ring: { en: '{metres} m', hi: '{metres} मीटर' },
  ringKm: { en: '{km} km', hi: '{km} किमी' },
  told: { en: '{n} asked since {time}: {names}', hi: '{time} से अब तक {n} से पूछा: {names}' },
  nobody: { en: '{time}: nobody new on duty there', hi: '{time}: वहाँ ड्यूटी पर कोई और नहीं था' },
  widenedBy: { en: 'widened by {name}', hi: '{name} ने बढ़ाया' },
  due: { en: 'will be asked automatically at {time}', hi: '{time} अपने आप पूछा जाएगा' },
  soon: { en: 'will be asked automatically now', hi: 'अभी अपने आप पूछा जाएगा' },
  notYet: { en: 'not asked', hi: 'नहीं पूछा' },
  stopped: {
    en: 'Stopped at {time}: no further ring is asked.',
    hi: '{time} रोका गया: आगे किसी से नहीं पूछा जाएगा।',
  },
  unknown: {
    en: 'The guide does not know where they were last seen, so nobody near by has been asked. Name a post or a place.',
    hi: 'गाइड को पता नहीं कि आखिरी बार कहाँ देखा, इसलिए आस-पास किसी से नहीं पूछा गया। पोस्ट या जगह लिखें।',
  },
  place: { en: 'Last seen at', hi: 'आखिरी बार कहाँ देखा' },
  placeHint: {
    en: 'A post such as {code}, or a place of the walk',
    hi: 'पोस्ट, जैसे {code}, या रास्ते की कोई जगह',
  },
  placeNeeded: { en: 'Please name a post or a place', hi: 'कृपया पोस्ट या जगह लिखें' },
  begin: { en: 'Ask near there', hi: 'वहाँ आस-पास पूछें' },
  elsewhere: { en: 'Begin elsewhere', hi: 'दूसरी जगह से शुरू करें' },
  widen: { en: 'Widen now: {ring}', hi: 'अभी बढ़ाएँ: {ring}' },
  goOn: { en: 'Continue: {ring}', hi: 'फिर शुरू करें: {ring}' },
  stop: { en: 'Stop asking', hi: 'पूछना रोकें' },
  'unknown-place': {
    en: 'The guide knows no position of this place. Choose a numbered post.',
    hi: 'गाइड को इस जगह की लोकेशन पता नहीं। नंबर वाली पोस्ट चुनें।',
  },
  failed: {
    en: 'Nobody was asked. If it cannot wait, call them.',
    hi: 'किसी से नहीं पूछा गया। ज़रूरी हो तो उन्हें फ़ोन करें।',
  },
})

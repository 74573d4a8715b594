import { defineTexts } from '#common/text.ts'

/** Texts of the guide in one file that are not shared with the screens. */
export const guideFileTexts = defineTexts({
  title: { en: 'Shravani Mela Guide, Muzaffarpur', hi: 'श्रावणी मेला गाइड, मुजफ्फरपुर' },
  lead: {
    en: 'The whole guide in one file. It works without a network. Give it to whoever needs it.',
    hi: 'पूरी गाइड एक फ़ाइल में। यह बिना इंटरनेट के चलती है। जिसे ज़रूरत हो, उसे भेज दें।',
  },
  edition: { en: 'Edition of {day}', hi: '{day} की कॉपी' },
  ageOne: {
    en: 'This copy is 1 month old. Numbers, places and the dates of the next fair may have changed.',
    hi: 'यह कॉपी 1 महीना पुरानी है। नंबर, जगहें और अगले मेले की तारीखें बदल चुकी हो सकती हैं।',
  },
  ageMany: {
    en: 'This copy is {months} months old. Numbers, places and the dates of the next fair may have changed.',
    hi: 'यह कॉपी {months} महीने पुरानी है। नंबर, जगहें और अगले मेले की तारीखें बदल चुकी हो सकती हैं।',
  },
  newest: { en: 'The newest copy:', hi: 'सबसे नई कॉपी:' },
  notLive: {
    en: 'How crowded it is now is not in this file: ask the help desk, 155304.',
    hi: 'अभी कितनी भीड़ है, यह इस फ़ाइल में नहीं है: हेल्प डेस्क से पूछें, 155304।',
  },
  contents: { en: 'In this file', hi: 'इस फ़ाइल में' },
  numbers: { en: 'Phone numbers', hi: 'फ़ोन नंबर' },
  dates: { en: 'Dates and aartis', hi: 'तारीखें और आरती' },
  fairDates: { en: '{year} fair: {from} to {to}', hi: '{year} का मेला: {from} से {to} तक' },
  byCalendar: { en: 'by the Hindu calendar', hi: 'पंचांग के अनुसार' },
  doTitle: { en: 'What to do', hi: 'क्या करें' },
  dontTitle: { en: 'What not to do', hi: 'क्या न करें' },
  doNumber: {
    en: 'Write this number on a paper for each child: 155304, the help desk.',
    hi: 'हर बच्चे के पास कागज़ पर हेल्प डेस्क का यह नंबर लिखकर रखें: 155304।',
  },
  dontRun: { en: 'Do not run or push in the queue.', hi: 'कतार में न दौड़ें और न धक्का दें।' },
  dontPole: {
    en: 'Do not touch poles and wires, above all in the rain.',
    hi: 'खंभे और तार न छुएँ, खासकर बारिश में।',
  },
  dontDrain: {
    en: 'Do not walk at the edge of the road after dark: there are open drains.',
    hi: 'अँधेरे में सड़क के किनारे न चलें: वहाँ खुले नाले हैं।',
  },
  dontLitter: {
    en: 'Do not throw leaf plates, bottles and plastic on the way. Use the bins.',
    hi: 'पत्तल, बोतल और प्लास्टिक रास्ते में न फेंकें। कूड़ेदान में डालें।',
  },
  dontRumour: {
    en: 'Do not pass on a rumour. Ask the help desk: 155304.',
    hi: 'अफ़वाह आगे न बढ़ाएँ। हेल्प डेस्क से पूछ लें: 155304।',
  },
  watched: { en: 'Where crowds gather', hi: 'जहाँ भीड़ होती है' },
  watchedUse: {
    en: 'Queues and jams were reported from these places at earlier fairs.',
    hi: 'पिछले मेलों में इन जगहों पर लंबी कतार या जाम की खबर आई थी।',
  },
  drawing: {
    en: 'Map of the route from Pahleja Ghat to the temple',
    hi: 'पहलेजा घाट से मंदिर तक के रास्ते का नक्शा',
  },
  about: { en: 'About this file', hi: 'इस फ़ाइल के बारे में' },
  aboutWho: {
    en: 'From the guide of the Muzaffarpur Municipal Corporation to the Shravani Mela. It may be copied and given on freely.',
    hi: 'मुजफ्फरपुर नगर निगम की श्रावणी मेला गाइड से। इसे बेरोकटोक कॉपी करके आगे भेज सकते हैं।',
  },
  aboutPrivate: {
    en: 'The file asks for nothing over the network and stores nothing.',
    hi: 'यह फ़ाइल नेटवर्क से कुछ नहीं माँगती और कुछ सहेजती नहीं।',
  },
  none: {
    en: 'No place is listed yet. Ask the help desk: 155304.',
    hi: 'अभी कोई जगह दर्ज नहीं है। हेल्प डेस्क से पूछें: 155304।',
  },
})

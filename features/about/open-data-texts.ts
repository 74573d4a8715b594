import { defineTexts } from '#common/text.ts'

export const aboutOpenDataTexts = defineTexts({
  lead: {
    en: 'The lists of the guide as files, for press, map makers and other apps. They hold no personal data and no phone numbers of places.',
    hi: 'गाइड की सूचियाँ, फ़ाइलों में: प्रेस, नक्शा बनाने वालों और दूसरे ऐप के लिए। इनमें किसी की निजी जानकारी या जगहों के फ़ोन नंबर नहीं हैं।',
  },
  made: {
    en: 'They are made again when a list changes, and every day. Each file says for which year and on which day it was made.',
    hi: 'सूची बदलने पर और हर दिन ये फ़ाइलें फिर से बनती हैं। हर फ़ाइल में लिखा है कि वह किस साल के मेले की है और किस दिन बनी।',
  },
  known: {
    en: 'Most of it was collected from published reports and nobody went to see it. The columns “verified” and “source” say so.',
    hi: 'ज़्यादातर जानकारी छपी खबरों से ली गई है, किसी ने जाकर नहीं देखी। हर जगह के साथ लिखा है कि वह कितनी पक्की है और कहाँ से मिली।',
  },
  licence: { en: 'Licence', hi: 'लाइसेंस' },
  licenceUse: {
    en: 'You may use and pass on the files if you name “Mela Guide, Muzaffarpur Municipal Corporation”:',
    hi: 'आप ये फ़ाइलें इस्तेमाल कर सकते हैं और आगे दे सकते हैं, बस “मेला गाइड, मुजफ्फरपुर नगर निगम” का नाम लिखें:',
  },
  licenceOpen: {
    en: 'This licence is a proposal. The corporation has not confirmed it yet.',
    hi: 'यह लाइसेंस अभी प्रस्ताव है। नगर निगम ने इसे अभी पक्का नहीं किया है।',
  },
  places: { en: 'Places', hi: 'जगहें' },
  'crowd-places': { en: 'Places that get crowded', hi: 'भीड़ वाली जगहें' },
  events: { en: 'Events, Mondays and aartis', hi: 'कार्यक्रम, सोमवारी और आरती' },
  walk: { en: 'The kanwar path', hi: 'कांवरिया पथ' },
  crowdNow: {
    en: 'Names only. How crowded a place is changes too fast for a file.',
    hi: 'केवल नाम। भीड़ इतनी जल्दी बदलती है कि फ़ाइल में नहीं रखी जा सकती।',
  },
  csv: { en: 'Table (CSV)', hi: 'तालिका (CSV)' },
  geojson: { en: 'Map file (GeoJSON)', hi: 'नक्शे की फ़ाइल (GeoJSON)' },
  ics: { en: 'Calendar (iCalendar)', hi: 'कैलेंडर (iCalendar)' },
  package: {
    en: 'Description of all files for programs (JSON)',
    hi: 'प्रोग्राम के लिए सब फ़ाइलों का ब्योरा (JSON)',
  },
  columns: { en: 'What the columns hold', hi: 'किस कॉलम में क्या है' },
  downloads: { en: '{list}: {kind}', hi: '{list}: {kind}' },
})

import { defineTexts } from '#common/text.ts'

export const offlineWayTexts = defineTexts({
  outside: { en: 'This needs a network', hi: 'इसके लिए नेटवर्क चाहिए' },
  outsideUse: {
    en: 'It opens another website. Try again when the phone has a network.',
    hi: 'यह दूसरी वेबसाइट पर खुलता है। फ़ोन में नेटवर्क आने पर फिर कोशिश करें।',
  },
  mapUse: {
    en: 'The map website cannot open without a network.',
    hi: 'बिना नेटवर्क के नक्शे की वेबसाइट नहीं खुल सकती।',
  },
  metres: { en: 'm', hi: 'मीटर' },
  kilometres: { en: 'km', hi: 'किमी' },
  away: { en: '{distance} to the {direction}', hi: '{direction} की ओर {distance}' },
  about: { en: 'About {distance} to the {direction}', hi: '{direction} की ओर लगभग {distance}' },
  straight: {
    en: 'In a straight line, as a compass shows it. Ask on the way.',
    hi: 'सीधी रेखा में, जैसे कंपास दिखाता है। रास्ते में पूछ लें।',
  },
  locating: { en: 'Getting your location...', hi: 'आपकी लोकेशन मिल रही है...' },
  notLocated: {
    en: 'Your location is not known, so the direction cannot be shown.',
    hi: 'आपकी लोकेशन पता नहीं है, इसलिए दिशा नहीं दिख सकती।',
  },
  noPoint: {
    en: 'Where exactly it is, the guide does not know. Ask people near you or the help desk.',
    hi: 'यह ठीक कहाँ है, गाइड को पता नहीं। आसपास पूछें या हेल्प डेस्क को कॉल करें।',
  },
  ownMap: { en: "Show on the guide's map", hi: 'गाइड के नक्शे पर देखें' },
  mapApp: { en: "Open in the phone's map app", hi: 'फ़ोन के मैप ऐप में खोलें' },
  helpDesk: { en: 'Help desk', hi: 'हेल्प डेस्क' },
  directions: {
    en: 'north, north-east, east, south-east, south, south-west, west, north-west',
    hi: 'उत्तर, उत्तर-पूर्व, पूर्व, दक्षिण-पूर्व, दक्षिण, दक्षिण-पश्चिम, पश्चिम, उत्तर-पश्चिम',
  },
})

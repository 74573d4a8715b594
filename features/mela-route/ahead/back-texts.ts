import { defineTexts } from '#common/text.ts'

export const aheadBackTexts = defineTexts({
  lead: {
    en: 'Keep a point to come back to: your camp, your vehicle, your group. It works without a network.',
    hi: 'लौटने की जगह इस फ़ोन में रखें: शिविर, गाड़ी या अपना समूह। यह बिना नेटवर्क भी चलता है।',
  },
  private: {
    en: 'Points are kept on this phone alone and are never sent.',
    hi: 'ये जगहें सिर्फ़ इसी फ़ोन में रहती हैं, कहीं भेजी नहीं जातीं।',
  },
  new: { en: 'Keep a new point', hi: 'नई जगह रखें' },
  kind: { en: 'What is there?', hi: 'वहाँ क्या है?' },
  camp: { en: 'My camp', hi: 'मेरा शिविर' },
  vehicle: { en: 'My vehicle', hi: 'मेरी गाड़ी' },
  group: { en: 'My group', hi: 'मेरा समूह' },
  other: { en: 'Something else', hi: 'कुछ और' },
  words: { en: 'Note', hi: 'याद के लिए' },
  wordsHint: {
    en: 'To know it again: ‘third tent’, or for whom you keep it if you help somebody without a phone.',
    hi: 'पहचान के लिए: “तीसरा तंबू”, या किसी बिना फ़ोन वाले की मदद कर रहे हों तो किसके लिए।',
  },
  here: { en: 'Keep it here, by my location', hi: 'यहीं रखें, मेरी लोकेशन से' },
  byName: { en: 'Keep it by the name of the place', hi: 'जगह के नाम से रखें' },
  keepNamed: { en: 'Keep this place', hi: 'यह जगह रखें' },
  nameFirst: { en: 'Please choose a stop first.', hi: 'कृपया पहले पड़ाव चुनें।' },
  kept: { en: 'Saved on this phone', hi: 'इस फ़ोन में रख लिया' },
  notKept: {
    en: 'This browser keeps nothing (private window, or full). The point is lost when the page is closed.',
    hi: 'यह ब्राउज़र कुछ नहीं रख पा रहा (निजी विंडो, या जगह भर गई)। पेज बंद होते ही जगह खो जाएगी।',
  },
  none: { en: 'No point is kept yet.', hi: 'अभी कोई जगह नहीं रखी है।' },
  list: { en: 'Kept points', hi: 'रखी हुई जगहें' },
  keptAt: { en: 'kept on {time}', hi: '{time} रखा' },
  measured: {
    en: '{distance} to the {side}, in a straight line',
    hi: '{side} की ओर {distance}, सीधी रेखा में',
  },
  exact: {
    en: 'Right to about {m} m: the point to {a} m, your location to {b} m.',
    hi: 'लगभग {m} मीटर तक सही: जगह {a} मीटर तक, आपकी लोकेशन {b} मीटर तक।',
  },
  there: {
    en: 'You are there, as far as the phone can tell (to about {m} m).',
    hi: 'फ़ोन के हिसाब से आप वहीं हैं (लगभग {m} मीटर तक सही)।',
  },
  at: { en: 'At {place}, as it was named', hi: 'बताए गए नाम से: {place}' },
  between: { en: 'Between {from} and {to}, as it was named', hi: 'बताए गए नाम से: {from} और {to} के बीच' },
  namedAway: {
    en: 'About {km} km to the {side}, in a straight line',
    hi: '{side} की ओर लगभग {km} किमी, सीधी रेखा में',
  },
  namedNear: { en: 'Less than {km} km away', hi: '{km} किमी से कम दूर' },
  namedUnknown: {
    en: 'Nobody has measured where this stop is. Ask for it by its name.',
    hi: 'यह पड़ाव ठीक कहाँ है, नापा नहीं गया। नाम से पूछें।',
  },
  whereNow: { en: 'Show the way from here', hi: 'यहाँ से दिशा दिखाएँ' },
  old: {
    en: 'Your location is {n} minutes old.',
    hi: 'आपकी लोकेशन {n} मिनट पुरानी है।',
  },
  walked: {
    en: 'The arrow points there with north up. Roads and the way through the crowd are not known to the phone.',
    hi: 'तीर उत्तर को ऊपर मानकर दिशा दिखाता है। सड़कें और भीड़ में रास्ता फ़ोन नहीं जानता।',
  },
  erase: { en: 'Erase', hi: 'मिटाएँ' },
  eraseNamed: { en: 'Erase: {name}', hi: 'मिटाएँ: {name}' },
})

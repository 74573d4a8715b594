import { defineTexts } from '#common/text.ts'

export const wallTexts = defineTexts({
  title: { en: 'Shravani Mela, control room', hi: 'श्रावणी मेला, नियंत्रण कक्ष' },
  road: { en: 'Baba Garibnath, Shravani Mela', hi: 'बाबा गरीबनाथ, श्रावणी मेला' },
  old: {
    en: 'No connection since {time}: what is shown is old',
    hi: '{time} से कनेक्शन नहीं है: दिख रही जानकारी पुरानी है',
  },
  loading: { en: 'Waiting for the server', hi: 'सर्वर का इंतज़ार है' },
  map: { en: 'Map of the city', hi: 'शहर का नक्शा' },
  queue: { en: 'Queue for the offering of water', hi: 'जल चढ़ाने की कतार' },
  join: { en: 'Join at: {place}', hi: 'यहाँ से लगें: {place}' },
  told: { en: 'told {ago}', hi: '{ago} बताया गया' },
  notKnown: { en: 'Not known now', hi: 'अभी पता नहीं' },
  noReports: { en: 'No place has a report of the last half hour', hi: 'पिछले आधे घंटे में कहीं से सूचना नहीं आई' },
  places: { en: 'Places with a new report: {n}', hi: 'नई सूचना वाली जगहें: {n}' },
  open: { en: 'Nobody has taken: {n}', hi: 'किसी ने ज़िम्मा नहीं लिया: {n}' },
  noneOpen: { en: 'No case is waiting', hi: 'कोई मामला बाकी नहीं' },
  minutes: { en: '{n} min', hi: '{n} मिनट' },
  inHand: { en: 'In hand: {n}', hi: 'काम में: {n}' },
  unseen: { en: 'Not even seen: {n}', hi: 'किसी ने देखा भी नहीं: {n}' },
  lots: { en: 'Parking', hi: 'पार्किंग' },
  lotsKnown: { en: 'Parking with a new report: {n}', hi: 'नई सूचना वाली पार्किंग: {n}' },
  noneKnown: { en: 'No lot has a new report', hi: 'किसी पार्किंग की नई सूचना नहीं' },
  silent: { en: 'Not known: {n}', hi: 'पता नहीं: {n}' },
  signIn: {
    en: 'Sign in on this screen to see open cases.',
    hi: 'खुले मामले देखने के लिए इस स्क्रीन पर लॉगिन करें।',
  },
  toSignIn: { en: 'Sign in', hi: 'लॉगिन करें' },
  noNotice: {
    en: 'Lost somebody? Go to the nearest help desk · 155304 · 112',
    hi: 'कोई बिछड़ गया? पास के हेल्प डेस्क पर जाएँ · 155304 · 112',
  },
  nextAarti: { en: 'Next aarti {time}', hi: 'अगली आरती {time}' },
})

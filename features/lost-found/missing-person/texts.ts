import { defineTexts } from '#common/text.ts'

export const missingPersonTexts = defineTexts({
  first: {
    en: 'Call first. The report below goes to the control room and its desks alone and is shown to nobody else.',
    hi: 'पहले कॉल करें। नीचे की सूचना केवल नियंत्रण कक्ष और उसके डेस्क को जाती है, किसी और को नहीं दिखती।',
  },
  police: { en: 'Police', hi: 'पुलिस' },
  children: { en: 'Children', hi: 'बच्चों के लिए' },
  controlRoom: { en: 'Control room', hi: 'नियंत्रण कक्ष' },
  promptTitle: { en: 'Is a person missing, or found?', hi: 'कोई बिछड़ गया है, या मिला है?' },
  prompt: {
    en: 'People are never posted here. Call at once; a report goes privately to the control room and its desks alone.',
    hi: 'व्यक्ति की सूचना यहाँ सबको नहीं दिखाई जाती। तुरंत कॉल करें; सूचना केवल नियंत्रण कक्ष और उसके डेस्क को जाएगी।',
  },
  report: { en: 'Report to the control room', hi: 'नियंत्रण कक्ष को सूचना दें' },
  bandTitle: {
    en: 'You found somebody with band {band}',
    hi: 'आपको पट्टी {band} वाला व्यक्ति मिला है',
  },
  bandUse: {
    en: 'Stay together and go to the nearest help desk, or call 155304. The help desk opens the fold and calls the family. You can also send the report below.',
    hi: 'साथ रहें और पास के हेल्प डेस्क पर जाएँ, या 155304 पर कॉल करें। हेल्प डेस्क मुड़ी हुई पट्टी खोलकर घर वालों को फ़ोन करेगा। नीचे से सूचना भी भेज सकते हैं।',
  },
  bandWords: { en: 'Wears the band or card number {band}.', hi: 'पट्टी या कार्ड का नंबर {band} है।' },
  what: { en: 'What happened?', hi: 'क्या हुआ?' },
  missing: { en: 'Somebody is missing', hi: 'कोई बिछड़ गया है' },
  found: { en: 'I found somebody', hi: 'मुझे कोई मिला है' },
  person: { en: 'Who is it?', hi: 'सूचना किसके बारे में है?' },
  personHint: {
    en: 'Name, age, clothes, language, what helps to know them',
    hi: 'नाम, उम्र, कपड़े, भाषा, पहचान की कोई बात',
  },
  lastSeen: { en: 'Where and when last seen', hi: 'आखिरी बार कहाँ और कब देखा' },
  whereFound: { en: 'Where and when found', hi: 'कहाँ और कब मिले' },
  positionInstead: {
    en: 'You can send the report without it.',
    hi: 'इसके बिना भी सूचना भेज सकते हैं।',
  },
  photo: { en: 'Photo', hi: 'फोटो' },
  name: { en: 'Your name', hi: 'आपका नाम' },
  phone: { en: 'Your phone number', hi: 'आपका फ़ोन नंबर' },
  personRequired: { en: 'Please say who it is', hi: 'लिखें कि सूचना किसके बारे में है' },
  nameRequired: { en: 'Name is required', hi: 'नाम ज़रूरी है' },
  phoneDigits: { en: 'Enter a 10-digit number', hi: '10 अंकों का नंबर लिखें' },
  submit: { en: 'Send to the control room', hi: 'नियंत्रण कक्ष को भेजें' },
  failed: {
    en: 'The report could not be sent. Please call 155304.',
    hi: 'सूचना नहीं भेजी जा सकी। कृपया 155304 पर कॉल करें।',
  },
  keptTitle: { en: 'Not sent yet: no network', hi: 'अभी नहीं भेजा गया: नेटवर्क नहीं है' },
  kept: {
    en: 'It will be sent as soon as there is a network.',
    hi: 'नेटवर्क आते ही भेज दिया जाएगा।',
  },
  keptAdvice: { en: 'Do not wait for it: call 155304.', hi: 'इसका इंतज़ार न करें: 155304 पर कॉल करें।' },
  doneTitle: { en: 'The control room has your report', hi: 'सूचना नियंत्रण कक्ष को मिल गई' },
  done: {
    en: 'Above are its number and what to do now.',
    hi: 'इसका नंबर और अब क्या करना है, ऊपर लिखा है।',
  },
  noticeTitle: { en: 'What happens with these details', hi: 'इस जानकारी का क्या होता है' },
})
/** Version of the notice (notice-texts.ts), stored with every report. */
export const missingPersonNoticeVersion = 'missing-person-2027-6'

import { defineTexts } from '#common/text.ts'

export const helpTexts = defineTexts({
  missingTitle: { en: 'Is somebody missing?', hi: 'कोई बिछड़ गया है?' },
  missing: {
    en: 'Call the control room (155304) at once, for a child also 1098. Stay where you last saw each other. Do not post photos of a child.',
    hi: 'तुरंत नियंत्रण कक्ष (155304) पर कॉल करें, बच्चे के लिए 1098 भी। जहाँ आखिरी बार साथ थे, वहीं रुकें। बच्चे की फोटो कहीं न डालें।',
  },
  danger: { en: 'Report a wire, drain, crush or fire', hi: 'तार, नाला, धक्का-मुक्की या आग की सूचना दें' },
  nearest: { en: 'Nearest Health Centre', hi: 'पास का स्वास्थ्य केंद्र' },
  notChecked: { en: 'not checked on the spot', hi: 'मौके पर जाँचा नहीं गया' },
  about: { en: 'about {distance}', hi: 'लगभग {distance}' },
  metres: { en: '{n} m', hi: '{n} मीटर' },
  kilometres: { en: '{n} km', hi: '{n} किमी' },
  sendPosition: { en: 'Send my position', hi: 'मेरी लोकेशन भेजें' },
  locating: { en: 'Getting your location...', hi: 'आपकी लोकेशन ली जा रही है...' },
  locationFailed: {
    en: 'Your location could not be found. When you call, say the name of the nearest crossing or the number of a pole.',
    hi: 'आपकी लोकेशन नहीं मिली। फ़ोन पर पास के चौक का नाम या खंभे का नंबर बताएँ।',
  },
  positionReady: {
    en: 'Your position, accurate to about {metres} m',
    hi: 'आपकी लोकेशन, लगभग {metres} मीटर तक सही',
  },
  positionPrivate: {
    en: 'It goes only to the person you choose. This guide does not keep it.',
    hi: 'यह केवल उसी को जाएगी जिसे आप चुनें। यह गाइड इसे नहीं रखती।',
  },
  bySms: { en: 'By SMS', hi: 'SMS से' },
  byWhatsApp: { en: 'By WhatsApp', hi: 'WhatsApp से' },
  iAmHere: {
    en: 'I need help. I am here, accurate to about {metres} m ({time}):',
    hi: 'मुझे मदद चाहिए। मैं यहाँ हूँ, लगभग {metres} मीटर तक सही ({time}):',
  },
  more: { en: 'More numbers', hi: 'और नंबर' },
  children: { en: 'Children', hi: 'बच्चों के लिए' },
  women: { en: 'Women', hi: 'महिलाओं के लिए' },
  fire: { en: 'Fire brigade', hi: 'दमकल' },
  railway: { en: 'Railway', hi: 'रेलवे' },
  elders: { en: 'Elders', hi: 'बुज़ुर्गों के लिए' },
})

import { defineTexts } from '#common/text.ts'

/** What the emergency sheet says beside the lists and the sentences of the screens. */
export const emergencyTexts = defineTexts({
  title: { en: 'In an emergency', hi: 'आपात स्थिति में' },
  use: { en: 'Hang it up where everybody can read it.', hi: 'इसे ऐसी जगह लगाएँ जहाँ सब पढ़ सकें।' },
  numbers: { en: 'Call', hi: 'कॉल करें' },
  doctors: { en: 'Doctors and hospitals', hi: 'डॉक्टर और अस्पताल' },
  order: {
    en: 'The nearest to the Baba Garibnath temple first; distances are approximate, in a straight line.',
    hi: 'बाबा गरीबनाथ मंदिर के सबसे पास वाला पहले; दूरी लगभग है, सीधी रेखा में।',
  },
  km: { en: 'about {n} km', hi: 'लगभग {n} किमी' },
  noDistance: { en: 'distance not known', hi: 'दूरी पता नहीं' },
  lost: { en: 'Somebody is lost', hi: 'कोई बिछड़ जाए' },
  lostGo: {
    en: 'Go to the nearest help desk, or call 155304. Take a lost child there too.',
    hi: 'पास के हेल्प डेस्क पर जाएँ, या 155304 पर कॉल करें। बिछड़े बच्चे को भी वहीं ले जाएँ।',
  },
  lostChild: {
    en: 'For a child also call 1098, in danger 112.',
    hi: 'बच्चे के लिए 1098, खतरे में 112 पर भी कॉल करें।',
  },
  callFire: { en: 'Call 101 or 112 and say where it is.', hi: '101 या 112 पर कॉल करें और जगह बताएँ।' },
  callWire: { en: 'Stop others too, and call 112.', hi: 'दूसरों को भी रोकें और 112 पर कॉल करें।' },
  here: { en: 'You are here', hi: 'आप यहाँ हैं' },
})

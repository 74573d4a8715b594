import { defineTexts } from '#common/text.ts'

export const looksLostTexts = defineTexts({
  lead: {
    en: 'Say about how old they are and the colour of their clothes. The desk compares them at once with everybody who is missing.',
    hi: 'उनकी उम्र और कपड़ों का रंग बताएँ। डेस्क तुरंत उन सबसे मिलाता है जो बिछड़े हुए हैं।',
  },
  where: { en: 'Where are they?', hi: 'वे कहाँ हैं?' },
  whereHint: {
    en: 'The number on the nearest pole, such as {code}, or a place',
    hi: 'पास के खंभे का नंबर, जैसे {code}, या कोई जगह',
  },
  hasPosition: {
    en: 'Your phone knows where you are, to about {metres} m. That is enough.',
    hi: 'आपके फ़ोन को जगह पता है, लगभग {metres} मीटर तक सही। इतना काफ़ी है।',
  },
  who: { en: '1. About how old?', hi: '1. उम्र करीब कितनी है?' },
  child: { en: 'Child', hi: 'बच्चा' },
  teen: { en: '12 to 17', hi: '12 से 17 साल' },
  adult: { en: 'Adult', hi: 'वयस्क' },
  elder: { en: 'Elder', hi: 'बुज़ुर्ग' },
  colour: {
    en: '2. Colour of their clothes: tapping it sends the report',
    hi: '2. कपड़ों का रंग: इसे दबाते ही सूचना चली जाती है',
  },
  firstName: { en: 'What do they say their name is?', hi: 'वे अपना नाम क्या बताते हैं?' },
  whereRequired: { en: 'Please say where they are', hi: 'लिखें कि वे कहाँ हैं' },
  whoRequired: { en: 'Please tap about how old they are first', hi: 'पहले बताएँ कि उम्र करीब कितनी है' },
  sending: { en: 'Sending...', hi: 'भेज रहे हैं...' },
  failed: { en: 'It could not be sent. Please call 155304.', hi: 'नहीं भेजा जा सका। कृपया 155304 पर कॉल करें।' },
  keptTitle: { en: 'Not sent yet: no network', hi: 'अभी नहीं भेजा गया: नेटवर्क नहीं है' },
  kept: { en: 'It will be sent as soon as there is a network.', hi: 'नेटवर्क आते ही भेज दिया जाएगा।' },
  keptAdvice: { en: 'Do not wait for it: call 155304.', hi: 'इसका इंतज़ार न करें: 155304 पर कॉल करें।' },
  doneTitle: { en: 'The desk has it: number {number}', hi: 'डेस्क को मिल गया: नंबर {number}' },
  done: {
    en: 'Stay with them where you are, and speak kindly. Do not give them to anybody yourself. A child: call 112 or 1098. Or call 155304 and say the number.',
    hi: 'वहीं उनके साथ रहें और प्यार से बात करें। खुद किसी को न सौंपें। बच्चा हो तो 112 या 1098 पर कॉल करें। या 155304 पर कॉल करके नंबर बताएँ।',
  },
  another: { en: 'Somebody else looks lost', hi: 'कोई और भी बिछड़ा लगता है' },
  waiting: { en: 'About somebody who looks lost', hi: 'बिछड़े लगने वाले व्यक्ति के बारे में' },
  noticeTitle: { en: 'What happens with this', hi: 'इस सूचना का क्या होता है' },
})
export const looksLostNoticeVersion = 'looks-lost-2027-1'

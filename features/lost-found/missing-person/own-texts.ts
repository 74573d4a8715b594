import { defineTexts } from '#common/text.ts'

export const missingPersonOwnTexts = defineTexts({
  title: { en: 'Your report about a person', hi: 'व्यक्ति के बारे में आपकी सूचना' },
  number: { en: 'Number', hi: 'नंबर' },
  lastSeen: { en: 'Last seen: {where}', hi: 'आखिरी बार: {where}' },
  foundAt: { en: 'Found: {where}', hi: 'कहाँ मिले: {where}' },
  sent: { en: 'Arrived {time}', hi: '{time} पहुँच गई' },
  seen: { en: 'Staff have seen it: {time}', hi: 'कर्मचारियों ने देख ली: {time}' },
  notSeen: { en: 'Nobody has seen it yet: call', hi: 'अभी किसी ने नहीं देखी: कॉल करें' },
  positionSent: {
    en: 'Your position of {time}, accurate to about {metres} m',
    hi: 'आपकी लोकेशन {time} की, लगभग {metres} मीटर तक सही',
  },
  stay: {
    en: 'Keep your phone switched on. Stay where you last saw each other, or go to the nearest help desk.',
    hi: 'फ़ोन चालू रखें। जहाँ आखिरी बार साथ थे वहीं रुकें, या पास के हेल्प डेस्क पर जाएँ।',
  },
  stayFound: {
    en: 'Keep your phone switched on. Stay with them, and go together to the nearest help desk or police. A child: call 112 or 1098. Do not give them to anybody yourself.',
    hi: 'फ़ोन चालू रखें। उनके साथ रहें, और साथ में पास के हेल्प डेस्क या पुलिस के पास जाएँ। बच्चा हो तो 112 या 1098 पर कॉल करें। खुद किसी को न सौंपें।',
  },
  call: { en: 'Call {call}, say number {number}', hi: '{call} पर कॉल करें, नंबर {number} बताएँ' },
  foundAgain: { en: 'Found again: end the search', hi: 'मिल गए: खोज खत्म करें' },
  telling: {
    en: '“Found again” is saved on this phone. It will be sent as soon as there is a network.',
    hi: '“मिल गए” इस फ़ोन में सहेज लिया गया। नेटवर्क आते ही भेज दिया जाएगा।',
  },
  position: { en: 'Send my position', hi: 'मेरी लोकेशन भेजें' },
  positionAgain: { en: 'Send my position again', hi: 'मेरी लोकेशन फिर भेजें' },
  positionWaits: {
    en: 'Your position is saved on this phone. It will be sent as soon as there is a network.',
    hi: 'आपकी लोकेशन इस फ़ोन में सहेज ली गई। नेटवर्क आते ही भेज दी जाएगी।',
  },
  instead: {
    en: 'Call 155304, say number {number} and where you are.',
    hi: '155304 पर कॉल करें, नंबर {number} और अपनी जगह बताएँ।',
  },
  over: { en: 'The search has ended: {time}', hi: 'खोज खत्म हुई: {time}' },
  overWrong: {
    en: 'If that is not right, call 155304 and say number {number}.',
    hi: 'यह सही न हो तो 155304 पर कॉल करें और नंबर {number} बताएँ।',
  },
  failed: {
    en: 'That did not work. Call 155304 and say number {number}.',
    hi: 'नहीं हो पाया। 155304 पर कॉल करें और नंबर {number} बताएँ।',
  },
  asOf: { en: 'No network: as of {time}', hi: 'नेटवर्क नहीं है: {time} की जानकारी' },
  notAsked: {
    en: 'No network: how it stands is not known',
    hi: 'नेटवर्क नहीं है: आगे क्या हुआ, पता नहीं',
  },
})

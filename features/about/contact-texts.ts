import { defineTexts } from '#common/text.ts'

export const aboutContactTexts = defineTexts({
  desk: {
    en: 'Control room and help desk of the Muzaffarpur Municipal Corporation, toll-free: 155304.',
    hi: 'मुजफ्फरपुर नगर निगम का नियंत्रण कक्ष और हेल्प डेस्क, टोल-फ्री: 155304।',
  },
  numbers: {
    en: 'Ambulance, police, fire and all other numbers: {contacts}.',
    hi: 'एम्बुलेंस, पुलिस, दमकल और बाकी सब नंबर: {contacts}।',
  },
  headWrite: { en: 'Write to us', hi: 'हमें लिखें' },
  write: {
    en: 'What is wrong at the fair: {complaints}. What you think of the guide: {feedback}. Both work without a network and are sent later.',
    hi: 'मेले में कुछ गड़बड़ हो तो: {complaints}। गाइड कैसी लगी, यह बताने के लिए: {feedback}। दोनों बिना इंटरनेट भी भर सकते हैं, नेटवर्क आने पर चले जाते हैं।',
  },
  missing: {
    en: 'Somebody is missing: call 112, for a child 1098, and tell the control room: {missingPerson}.',
    hi: 'कोई बिछड़ गया हो तो 112 पर कॉल करें, बच्चे के लिए 1098 पर, और नियंत्रण कक्ष को बताएँ: {missingPerson}।',
  },
  headOpen: { en: 'Not known yet', hi: 'अभी पता नहीं' },
  open: {
    en: 'The corporation has not named a postal address, an e-mail address or an officer for this guide. They will appear here.',
    hi: 'नगर निगम ने इस गाइड के लिए डाक का पता, ईमेल या ज़िम्मेदार अधिकारी अभी नहीं बताया है। बताने पर यहाँ लिखा जाएगा।',
  },
})

import { defineTexts } from '#common/text.ts'

/** A change of meaning is a new version (noticeVersion in entry-texts.ts). */
export const texts = defineTexts({
  noticeTitle: { en: 'What happens with your details', hi: 'आपकी जानकारी का क्या होता है' },
  noticeWho: {
    en: 'The Muzaffarpur Municipal Corporation keeps your name, phone number, photo and description, a mark of this phone and of its network. The place and time stored inside the photo are removed.',
    hi: 'मुजफ्फरपुर नगर निगम आपका नाम, फ़ोन नंबर, फोटो और विवरण, तथा इस फ़ोन और इसके नेटवर्क का एक चिह्न रखता है। फोटो के भीतर छिपी जगह और समय की जानकारी मिटा दी जाती है।',
  },
  noticePublic: {
    en: 'Everybody sees your photo, your name, the time and the votes. Nobody but staff sees your phone number and the description; they are there to find the winner.',
    hi: 'आपकी फोटो, नाम, समय और वोट सबको दिखते हैं। फ़ोन नंबर और विवरण केवल कर्मचारी देखते हैं, ताकि विजेता से बात हो सके।',
  },
  noticeKept: {
    en: 'It is kept for one year and then erased. To take your photo back or to complain, call the help desk 155304; you may also complain to the Data Protection Board of India.',
    hi: 'यह एक साल रखी जाती है, फिर मिटा दी जाती है। फोटो वापस लेने या शिकायत के लिए हेल्प डेस्क 155304 पर कॉल करें; भारतीय डेटा संरक्षण बोर्ड से भी शिकायत कर सकते हैं।',
  },
  noticeRules: {
    en: 'Automatic or bought votes do not count. Before the prize is given, staff check the votes and ask the winner for the original photo.',
    hi: 'मशीन से या पैसे देकर डलवाए गए वोट नहीं गिने जाते। पुरस्कार से पहले कर्मचारी वोट जाँचते हैं और विजेता से मूल फोटो माँगते हैं।',
  },
})

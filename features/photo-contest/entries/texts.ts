import { defineTexts } from '#common/text.ts'

export const contestEntryTexts = defineTexts({
  photo: { en: 'Photo', hi: 'फोटो' },
  upTo: { en: 'Up to 15MB', hi: '15 एमबी तक' },
  fullName: { en: 'Full name', hi: 'पूरा नाम' },
  nameShown: { en: 'Shown beside your photo', hi: 'आपकी फोटो के साथ दिखेगा' },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  phoneHidden: { en: 'For the prize only; only staff see it', hi: 'केवल पुरस्कार के लिए; सिर्फ़ कर्मचारी देखते हैं' },
  description: { en: 'Description', hi: 'विवरण' },
  submit: { en: 'Submit photo', hi: 'फोटो भेजें' },
  sending: { en: 'Sending photo', hi: 'फोटो भेजी जा रही है' },
  percent: { en: '{n}%', hi: '{n}%' },
  fillAll: { en: 'Please fill all required fields', hi: 'कृपया सभी ज़रूरी जानकारी भरें' },
  photoMissing: { en: 'Please choose a photo', hi: 'कृपया एक फोटो चुनें' },
  nameMissing: { en: 'Please write your name', hi: 'कृपया अपना नाम लिखें' },
  phoneMissing: { en: 'Please write your phone number', hi: 'कृपया अपना फ़ोन नंबर लिखें' },
  closed: { en: 'The contest is over.', hi: 'प्रतियोगिता पूरी हो चुकी है।' },
  failed: { en: 'Submission failed', hi: 'फोटो नहीं भेजी जा सकी' },
  failedLater: { en: 'Please try again later.', hi: 'कृपया थोड़ी देर बाद फिर कोशिश करें।' },
  done: { en: 'Photo submitted successfully!', hi: 'फोटो भेज दी गई!' },
  doneUse: {
    en: 'You find it in the gallery, under Your photos.',
    hi: 'यह गैलरी में “आपकी फोटो” में मिलेगी।',
  },
  seeIt: { en: 'See it in the gallery', hi: 'गैलरी में देखें' },
  kept: { en: 'Your photo is saved on this phone', hi: 'आपकी फोटो इस फ़ोन में सुरक्षित है' },
  keptUse: {
    en: 'It will be sent automatically, once, as soon as there is a network.',
    hi: 'नेटवर्क आते ही यह अपने आप, एक ही बार, भेजी जाएगी।',
  },
  ofAge: {
    en: 'By submitting I confirm that I am 18 or older, or that a parent is submitting this for me.',
    hi: 'भेजने का मतलब है कि मेरी उम्र 18 साल या उससे ज़्यादा है, या मेरी ओर से मेरे माता-पिता भेज रहे हैं।',
  },
  // The notice. A change of meaning needs a new noticeVersion.
  noticeWho: {
    en: 'The Muzaffarpur Municipal Corporation keeps your name, phone number, photo and description, and a code that identifies this phone and its network. The place and time stored inside the photo are removed.',
    hi: 'मुजफ्फरपुर नगर निगम आपका नाम, फ़ोन नंबर, फोटो और विवरण, और इस फ़ोन और नेटवर्क को पहचानने का एक कोड रखता है। फोटो के भीतर छिपी जगह और समय की जानकारी मिटा दी जाती है।',
  },
  noticePublic: {
    en: 'Everybody sees your photo, your name, the time and the votes. Nobody but staff sees your phone number and the description; they are used to reach the winner.',
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
/** Version of the notice and of what the form says beside the phone number, stored with every entry. */
export const entriesNoticeVersion = '2027-3'
/** Characters of a description. Read by the contract and by the form, which does not load the contract. */
export const longestDescription = 200

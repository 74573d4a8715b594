import { defineTexts } from '#common/text.ts'

export const complaintsLookupTexts = defineTexts({
  lookTitle: { en: 'What has happened with my complaint?', hi: 'मेरी शिकायत कहाँ तक पहुँची?' },
  number: { en: 'Complaint number', hi: 'शिकायत नंबर' },
  numberHint: { en: '7 digits', hi: '7 अंक' },
  phoneEnd: { en: 'End of your phone number', hi: 'आपके फ़ोन नंबर का आखिरी हिस्सा' },
  phoneEndHint: {
    en: 'Last 4 digits of the number in the complaint',
    hi: 'शिकायत में दिए गए नंबर के आखिरी 4 अंक',
  },
  badEnd: { en: 'Please enter the last 4 digits', hi: 'कृपया आखिरी 4 अंक लिखें' },
  wholePhone: {
    en: 'There were many wrong tries with this number today. Please enter your whole phone number.',
    hi: 'आज इस नंबर से कई बार गलत कोशिश हुई। कृपया अपना पूरा फ़ोन नंबर लिखें।',
  },
  wholePhoneLabel: { en: 'Your phone number', hi: 'आपका फ़ोन नंबर' },
  wholePhoneHint: {
    en: 'All 10 digits of the number in the complaint',
    hi: 'शिकायत में दिए गए नंबर के सभी 10 अंक',
  },
  badPhone: { en: 'Please enter all 10 digits', hi: 'कृपया सभी 10 अंक लिखें' },
  withdrawAsk: {
    en: 'Erase complaint {number} with all you gave? Nobody will work on it any more.',
    hi: 'शिकायत {number} और आपकी दी हुई सारी जानकारी मिटाएँ? फिर इस पर कोई काम नहीं होगा।',
  },
  withdrawn: { en: 'The complaint was erased', hi: 'शिकायत मिटा दी गई' },
  badNumber: { en: 'The number has 7 digits', hi: 'नंबर में 7 अंक होते हैं' },
  sentFromHere: { en: 'Sent from this phone', hi: 'इस फ़ोन से भेजी गई शिकायतें' },
  forget: { en: 'Forget number {number}', hi: 'नंबर {number} हटाएँ' },
  forgetAsk: {
    en: 'Forget {number} on this phone? The complaint itself stays.',
    hi: '{number} को इस फ़ोन से हटाएँ? शिकायत बनी रहेगी।',
  },
  forgetYes: { en: 'Forget', hi: 'हटाएँ' },
  forgetNo: { en: 'Keep', hi: 'रहने दें' },
  notFound: {
    en: 'No complaint fits this number and these digits',
    hi: 'इस नंबर और इन अंकों की कोई शिकायत नहीं मिली',
  },
  tooOften: {
    en: 'Too many tries. Try again later, or ask the help desk: 155304.',
    hi: 'बहुत बार कोशिश हो चुकी है। बाद में देखें, या हेल्प डेस्क 155304 से पूछें।',
  },
  lookOffline: { en: 'There is no network. Please try again.', hi: 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।' },
  lookFailed: { en: 'Please try again later.', hi: 'कृपया थोड़ी देर बाद फिर कोशिश करें।' },
  received: { en: 'Received', hi: 'मिली' },
  'in-work': { en: 'In progress', hi: 'काम चल रहा है' },
  solved: { en: 'Done', hi: 'काम पूरा' },
  refused: { en: 'Cannot be done', hi: 'नहीं हो सकेगा' },
  about: { en: '{category}, number {number}', hi: '{category}, नंबर {number}' },
  since: { en: 'Last change: {time}', hi: 'पिछला बदलाव: {time}' },
})

import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  lookTitle: { en: 'What has happened with my complaint?', hi: 'मेरी शिकायत कहाँ तक पहुँची?' },
  number: { en: 'Complaint number', hi: 'शिकायत नंबर' },
  numberHint: { en: '7 digits', hi: '7 अंक' },
  badNumber: { en: 'The number has 7 digits', hi: 'नंबर में 7 अंक होते हैं' },
  sentFromHere: { en: 'Sent from this phone', hi: 'इस फ़ोन से भेजी गई शिकायतें' },
  forget: { en: 'Forget number {number}', hi: 'नंबर {number} हटाएँ' },
  forgetAsk: {
    en: 'Forget {number} on this phone? The complaint itself stays.',
    hi: '{number} को इस फ़ोन से हटाएँ? शिकायत बनी रहेगी।',
  },
  forgetYes: { en: 'Forget', hi: 'हटाएँ' },
  forgetNo: { en: 'Keep', hi: 'रहने दें' },
  notFound: { en: 'There is no complaint with this number', hi: 'इस नंबर की कोई शिकायत नहीं मिली' },
  lookOffline: { en: 'There is no network. Please try again.', hi: 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।' },
  lookFailed: { en: 'Please try again later.', hi: 'कृपया थोड़ी देर बाद फिर कोशिश करें।' },
  received: { en: 'Received', hi: 'मिली' },
  'in-work': { en: 'In progress', hi: 'काम चल रहा है' },
  solved: { en: 'Done', hi: 'काम पूरा' },
  refused: { en: 'Cannot be done', hi: 'नहीं हो सकेगा' },
  about: { en: '{category}, number {number}', hi: '{category}, नंबर {number}' },
  since: { en: 'Last change: {time}', hi: 'पिछला बदलाव: {time}' },
})

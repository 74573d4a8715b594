import { defineTexts } from '#common/text.ts'

export const kitTexts = defineTexts({
  back: { en: 'Back', hi: 'वापस' },
  close: { en: 'Close', hi: 'बंद करें' },
  help: { en: 'Help 108', hi: 'मदद 108' },
  otherLanguage: { en: 'भाषा: हिन्दी', hi: 'Language: English' },
  loading: { en: 'Loading...', hi: 'लोड हो रहा है...' },
  optional: { en: 'optional', hi: 'ज़रूरी नहीं' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  tryAgain: { en: 'Try Again', hi: 'फिर कोशिश करें' },
  offline: { en: 'You are offline', hi: 'इंटरनेट नहीं है' },
  away: { en: 'No connection to the guide', hi: 'गाइड से संपर्क नहीं हो रहा' },
  slow: { en: 'The network is slow', hi: 'नेटवर्क धीमा है' },
  slowUse: {
    en: 'What you see was saved on this phone. It changes when the answer comes.',
    hi: 'यह जानकारी इस फ़ोन में सहेजी हुई है। नई जानकारी आते ही बदल जाएगी।',
  },
  offlineUse: {
    en: 'The guide still works. What you see was saved on this phone.',
    hi: 'गाइड फिर भी चलेगी। यह जानकारी इस फ़ोन में सहेजी हुई है।',
  },
  savedAt: { en: 'Saved at {time}', hi: '{time} की जानकारी' },
  skip: { en: 'Skip to content', hi: 'सीधे जानकारी पर जाएँ' },
  siteName: { en: 'Shravani Mela Guide, Muzaffarpur', hi: 'श्रावणी मेला गाइड, मुजफ्फरपुर' },
  ambulance: { en: 'Ambulance', hi: 'एम्बुलेंस' },
  toHome: { en: 'Return to Home', hi: 'होम पर लौटें' },
  screenFailed: { en: 'This page could not be opened', hi: 'यह पेज नहीं खुल सका' },
  screenFailedUse: {
    en: 'Check the network and try again. Emergency numbers work without internet.',
    hi: 'नेटवर्क देखकर फिर कोशिश करें। आपात नंबर बिना इंटरनेट के भी चलते हैं।',
  },
  opensOutside: { en: 'Opens another website in a new tab', hi: 'दूसरी वेबसाइट नए टैब में खुलेगी' },
})

import { defineTexts } from '#common/text.ts'

/** Version of the notice: stored with every subscription. A change of meaning is a new version. */
export const pushNoticeVersion = 'notice-push-2'

export const pushTexts = defineTexts({
  what: { en: 'Notices of the fair, as soon as they are told', hi: 'मेले की नई सूचना, आते ही' },
  urgent: { en: 'Warnings and emergency notices', hi: 'चेतावनी और आपात सूचना' },
  nobody: {
    en: 'No name and no number is taken. Turn it off in the menu at any time.',
    hi: 'नाम या नंबर नहीं लिया जाता। मेनू में कभी भी बंद करें।',
  },
  yes: { en: 'Yes, tell me', hi: 'हाँ, बताएँ' },
  notNow: { en: 'Not now', hi: 'अभी नहीं' },
  again: {
    en: 'After “Yes” your phone asks once more itself.',
    hi: '“हाँ” के बाद फ़ोन खुद भी एक बार पूछेगा।',
  },
  on: { en: 'Notices come to this phone', hi: 'इस फ़ोन पर सूचनाएँ आएँगी' },
  stop: { en: 'Turn notices off', hi: 'सूचना बंद करें' },
  stopped: { en: 'Turned off. Nothing is kept of this phone.', hi: 'बंद हो गया। इस फ़ोन का कुछ नहीं रखा गया है।' },
  denied: {
    en: 'This browser may not show notices. Allow them for this site in its settings.',
    hi: 'इस ब्राउज़र में सूचनाएँ बंद हैं। इसकी सेटिंग में इस साइट के लिए चालू करें।',
  },
  unsupported: {
    en: 'This browser cannot do it here. On an iPhone add the guide to the home screen first, and open it there.',
    hi: 'इस ब्राउज़र में यह नहीं हो सकता। आईफ़ोन पर पहले गाइड को होम स्क्रीन पर जोड़ें, और वहीं से खोलें।',
  },
  failed: {
    en: 'It could not be turned on. Check the network and try again.',
    hi: 'चालू नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।',
  },
  stopFailed: {
    en: 'The server could not be told. Check the network and try again.',
    hi: 'सर्वर को बताया नहीं जा सका। इंटरनेट देखकर फिर कोशिश करें।',
  },
  lost: {
    en: 'Notices no longer come to this phone: the browser has turned them off.',
    hi: 'इस फ़ोन पर सूचनाएँ आना बंद हो गईं: ब्राउज़र ने इन्हें बंद कर दिया।',
  },
  noticeKept: {
    en: 'To send you notices the municipal corporation keeps the address that your browser’s push service gave to this phone, its keys and your language, and nothing else of you. No other company learns what a notice says: it is encrypted for this phone.',
    hi: 'आपको सूचना भेजने के लिए नगर निगम बस इतना रखता है: आपके ब्राउज़र की सूचना सेवा (पुश) से मिला इस फ़ोन का लिंक, उसकी चाबियाँ और आपकी भाषा। सूचना ताले में बंद होकर जाती है: उसे केवल यही फ़ोन खोल सकता है, कोई दूसरी कंपनी नहीं।',
  },
  noticePlace: {
    en: 'So that a hold far away makes no sound, this phone keeps where you last were on the walk, and tells nobody. It counts for two hours.',
    hi: 'दूर की रोक पर आवाज़ न हो, इसलिए यह फ़ोन खुद याद रखता है कि आप रास्ते में आखिरी बार कहाँ थे। यह किसी को नहीं बताया जाता और दो घंटे तक गिना जाता है।',
  },
  noticeLong: {
    en: 'It is erased when you turn it off, when the push service no longer knows this phone, or after a year.',
    hi: 'बंद करने पर, पुश सेवा से यह फ़ोन हटने पर, या एक साल बाद यह मिटा दिया जाता है।',
  },
  noticeAsk: {
    en: 'If you have a question, call the help desk of the municipal corporation: 155304.',
    hi: 'कुछ पूछना हो, तो नगर निगम के हेल्प डेस्क 155304 पर कॉल करें।',
  },
})

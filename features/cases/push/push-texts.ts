import { defineTexts } from '#common/text.ts'

export const pushTexts = defineTexts({
  new: { en: 'New case: {title}', hi: 'नया मामला: {title}' },
  late: { en: 'Nobody has taken it: {title}', hi: 'किसी ने ज़िम्मा नहीं लिया: {title}' },
  ask: { en: 'Notify this phone when the guide is closed', hi: 'गाइड बंद हो तब भी इस फ़ोन पर बताएँ' },
  asked: {
    en: 'Then a new case is told on this phone also while the guide is closed: its kind and its place, no names. Your browser asks once more.',
    hi: 'तब गाइड बंद होने पर भी इस फ़ोन पर नए मामले की सूचना आएगी: किस तरह का मामला और कहाँ, कोई नाम नहीं। ब्राउज़र एक बार और पूछेगा।',
  },
  allow: { en: 'Tell this phone', hi: 'इस फ़ोन पर बताएँ' },
  notNow: { en: 'Not now', hi: 'अभी नहीं' },
  on: { en: 'Notifications come to this phone', hi: 'इस फ़ोन पर सूचना आएगी' },
  stop: { en: 'Stop it', hi: 'बंद करें' },
  denied: {
    en: 'This browser may not show notifications. Allow them for this site in its settings.',
    hi: 'इस ब्राउज़र में सूचनाएँ बंद हैं। इसकी सेटिंग में इस साइट के लिए चालू करें।',
  },
  lost: {
    en: 'Notifications no longer come to this phone: the browser has turned them off.',
    hi: 'इस फ़ोन पर सूचनाएँ आना बंद हो गईं: ब्राउज़र ने इन्हें बंद कर दिया।',
  },
  failed: {
    en: 'The notifications could not be turned on.',
    hi: 'सूचनाएँ चालू नहीं हो सकीं।',
  },
})

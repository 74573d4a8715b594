import { defineTexts } from '#common/text.ts'

export const ownAccountTexts = defineTexts({
  password: { en: 'Change your password', hi: 'अपना पासवर्ड बदलें' },
  current: { en: 'Current password', hi: 'अभी का पासवर्ड' },
  next: { en: 'New password', hi: 'नया पासवर्ड' },
  nextHint: {
    en: 'At least {least} letters. A sentence is easy to remember and hard to guess.',
    hi: 'कम से कम {least} अक्षर। वाक्य याद रखना आसान और अंदाज़ा लगाना कठिन है।',
  },
  tooShort: { en: 'At least {least} letters', hi: 'कम से कम {least} अक्षर' },
  change: { en: 'Change the password', hi: 'पासवर्ड बदलें' },
  changed: {
    en: 'Changed. You are signed out everywhere else.',
    hi: 'बदल गया। बाकी हर जगह से लॉगआउट हो गया।',
  },
  wrong: { en: 'This password is not right', hi: 'यह पासवर्ड सही नहीं है' },
  noAnswer: {
    en: 'No answer came. Check the network and try again. If you are asked to sign in, try the new password too.',
    hi: 'जवाब नहीं आया। नेटवर्क देखकर फिर कोशिश करें। लॉगिन माँगा जाए, तो नया पासवर्ड भी आज़माएँ।',
  },
  tooMany: { en: 'Too many tries. Please wait a quarter of an hour.', hi: 'बहुत बार कोशिश हुई। पंद्रह मिनट रुकें।' },
  factor: { en: 'Second factor', hi: 'दोहरी सुरक्षा' },
  factorUse: {
    en: 'With it, a stolen password is not enough: signing in also asks for a code of an app on your phone.',
    hi: 'इससे चोरी हुआ पासवर्ड काफ़ी नहीं होता: लॉगिन पर आपके फ़ोन के ऐप का कोड भी माँगा जाता है।',
  },
  factorOn: { en: 'Your account asks for a code.', hi: 'आपके खाते में कोड माँगा जाता है।' },
  begin: { en: 'Set it up', hi: 'शुरू करें' },
  remove: { en: 'Remove it', hi: 'हटाएँ' },
  scan: {
    en: 'Scan this with your authenticator app, or type the letters into it. Then give its code.',
    hi: 'इसे ऑथेंटिकेटर ऐप से स्कैन करें या अक्षर ऐप में लिखें। फिर ऐप का कोड दें।',
  },
  qr: { en: 'QR code for the authenticator app', hi: 'ऑथेंटिकेटर ऐप के लिए QR कोड' },
  code: { en: 'Code of the app', hi: 'ऐप का कोड' },
  confirm: { en: 'Confirm', hi: 'पक्का करें' },
  factorDone: { en: 'From now on signing in asks for a code', hi: 'अब से लॉगिन पर कोड माँगा जाएगा' },
  factorGone: { en: 'The second factor was removed', hi: 'दोहरी सुरक्षा हट गई' },
  invalidCode: {
    en: 'This code is not right. If the next one fails too, the clock of the phone with the app may be wrong: set its time to automatic.',
    hi: 'यह कोड सही नहीं है। अगला भी न चले, तो जिस फ़ोन में ऐप है उसकी घड़ी गलत हो सकती है: उसकी सेटिंग में समय ऑटोमैटिक करें।',
  },
  recovery: { en: 'Recovery codes', hi: 'रिकवरी कोड' },
  recoveryUse: {
    en: 'A code signs you in with your password on any phone: without the app, and while somebody else is guessing your password. Each works once.',
    hi: 'कोड और पासवर्ड से आप किसी भी फ़ोन पर लॉगिन कर सकते हैं: ऐप न हो तब भी, और कोई आपके पासवर्ड का अंदाज़ा लगा रहा हो तब भी। हर कोड एक ही बार चलता है।',
  },
  recoveryNone: { en: 'You have no codes.', hi: 'आपके पास कोई कोड नहीं है।' },
  recoveryLeft: {
    en: 'Codes not used yet: {count}. New ones replace them.',
    hi: 'बचे हुए कोड: {count}। नए बनाने पर ये काम नहीं करेंगे।',
  },
  makeCodes: { en: 'Make ten codes', hi: 'दस कोड बनाएँ' },
  codesOnce: {
    en: 'Print these codes or write them down now. They are not shown again.',
    hi: 'ये कोड अभी प्रिंट करें या लिख लें। ये फिर नहीं दिखेंगे।',
  },
  codesKeep: {
    en: 'Keep the sheet where you keep keys, not beside the computer.',
    hi: 'कागज़ वहीं रखें जहाँ चाबियाँ रखते हैं, कंप्यूटर के पास नहीं।',
  },
  codesOf: { en: 'Recovery codes of {name}', hi: '{name} के रिकवरी कोड' },
  printCodes: { en: 'Print', hi: 'प्रिंट करें' },
  everywhere: { en: 'Sign out everywhere', hi: 'हर जगह से लॉगआउट' },
  everywhereUse: {
    en: 'On every phone and computer, this one too. Do it when a phone was lost.',
    hi: 'हर फ़ोन और कंप्यूटर पर, इस पर भी। फ़ोन खो जाए तो यही करें।',
  },
  notEverywhere: {
    en: 'Not signed out everywhere.',
    hi: 'हर जगह से लॉगआउट नहीं हुआ।',
  },
})

import { defineTexts } from '#common/text.ts'

export const kitStaffTexts = defineTexts({
  save: { en: 'Save', hi: 'सहेजें' },
  saving: { en: 'Saving...', hi: 'सहेज रहे हैं...' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  close: { en: 'Close', hi: 'बंद करें' },
  failed: {
    en: 'Not saved. What you typed is still here. Check the network and try again.',
    hi: 'सहेजा नहीं गया। आपका लिखा हुआ यहीं है। नेटवर्क देखकर फिर कोशिश करें।',
  },
  taken: {
    en: 'There is already one like this. Please change the marked field.',
    hi: 'ऐसा एक पहले से मौजूद है। निशान लगा खाना बदलें।',
  },
  inUse: { en: 'Another one has this already', hi: 'यह किसी और में पहले से लिखा है' },
  invalid: { en: 'Please look at the marked fields.', hi: 'निशान लगे खाने देखें।' },
  changed: {
    en: 'Somebody else changed this meanwhile. What you typed is still here.',
    hi: 'इस बीच किसी और ने इसे बदल दिया। आपका लिखा हुआ यहीं है।',
  },
  takeTheirs: { en: 'Show what they saved', hi: 'उनका सहेजा हुआ दिखाएँ' },
  keepMine: { en: 'Save mine over it', hi: 'मेरा वाला सहेजें' },
  notRight: {
    en: 'Please check this, it is not in the right form',
    hi: 'कृपया इसे जाँच लें, यह सही ढंग से नहीं लिखा है',
  },
  needed: { en: 'Please fill this in', hi: 'कृपया इसे भरें' },
  tooLong: { en: 'This is too long. Please shorten it.', hi: 'यह बहुत लंबा है। कृपया छोटा करें।' },
  textNotAllowed: {
    en: 'Some characters in this text cannot be used. Please remove them.',
    hi: 'इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते। उन्हें हटाकर फिर भेजें।',
  },
  badPhone: { en: 'Please write a phone number', hi: 'कृपया सही फ़ोन नंबर लिखें' },
  optional: { en: 'optional', hi: 'ज़रूरी नहीं' },
  inEnglish: { en: '{label}, in English', hi: '{label}, अंग्रेज़ी में' },
  inHindi: { en: '{label}, in Hindi', hi: '{label}, हिंदी में' },
  find: { en: 'Find', hi: 'खोजें' },
  none: { en: 'Nothing of this name', hi: 'इस नाम से कुछ नहीं मिला' },
  empty: { en: 'Nothing here yet', hi: 'यहाँ अभी कुछ नहीं है' },
  add: { en: 'Add', hi: 'नया जोड़ें' },
  loading: { en: 'Loading...', hi: 'लोड हो रहा है...' },
  loadFailed: { en: 'The list could not be loaded', hi: 'सूची नहीं मिल सकी' },
  readFailed: { en: 'This could not be loaded', hi: 'यह नहीं मिल सका' },
  tryAgain: { en: 'Try Again', hi: 'फिर कोशिश करें' },
  hidden: { en: 'Not in the guide', hi: 'गाइड में नहीं' },
  inGuide: { en: 'Shown in the guide', hi: 'गाइड में दिखाएँ' },
  saved: { en: 'Saved', hi: 'सहेज लिया गया' },
})

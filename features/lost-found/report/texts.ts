import { defineTexts } from '#common/text.ts'

export const itemReportTexts = defineTexts({
  view: { en: 'View', hi: 'सूची देखें' },
  type: { en: 'What happened?', hi: 'क्या हुआ?' },
  Lost: { en: 'Lost', hi: 'खो गया' },
  Found: { en: 'Found', hi: 'मिला है' },
  kind: { en: 'What is it?', hi: 'क्या है?' },
  photo: { en: 'Photo of the item', hi: 'सामान की फोटो' },
  upTo: {
    en: 'Up to 15MB. The photo must not show a face, or the number of a paper such as an Aadhaar card.',
    hi: '15 एमबी तक। फोटो में किसी का चेहरा न दिखे, और आधार जैसे कागज़ का नंबर भी नहीं।',
  },
  description: { en: 'Description', hi: 'पहचान' },
  descriptionHint: { en: 'Colour, mark, where it was', hi: 'रंग, निशान, कहाँ की बात है' },
  name: { en: 'Name', hi: 'नाम' },
  nameHint: { en: 'Shown in the list as you write it', hi: 'सूची में जैसा लिखेंगे वैसा दिखेगा' },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  phoneHint: { en: 'The list shows only {masked}', hi: 'सूची में केवल {masked} दिखेगा' },
  showPhone: { en: 'Show my number to people who ask', hi: 'पूछने वाले को मेरा नंबर दिखाएँ' },
  showPhoneUse: {
    en: 'Anyone who taps your report then sees the whole number. Otherwise only the help desk has it. You can change this in the list at any time.',
    hi: 'तब जो आपकी सूचना पर टैप करे उसे पूरा नंबर मिलेगा। नहीं तो नंबर केवल हेल्प डेस्क के पास रहेगा। सूची में इसे कभी भी बदल सकते हैं।',
  },
  helpdeskName: { en: 'Helpdesk name', hi: 'हेल्प डेस्क का नाम' },
  helpdeskNameHint: { en: 'Where you handed it in', hi: 'जहाँ आपने जमा किया' },
  helpdeskContact: { en: 'Helpdesk contact', hi: 'हेल्प डेस्क का नंबर' },
  nameRequired: { en: 'Name is required', hi: 'नाम ज़रूरी है' },
  phoneRequired: { en: 'Phone number is required', hi: 'फ़ोन नंबर ज़रूरी है' },
  phoneDigits: { en: 'Enter a 10-digit number', hi: '10 अंकों का नंबर लिखें' },
  photoRequired: {
    en: 'Please upload a photo of the item',
    hi: 'कृपया सामान की फोटो लगाएँ',
  },
  error: { en: 'Error', hi: 'गड़बड़ हुई' },
  failed: {
    en: 'Failed to submit your item. Please try again.',
    hi: 'आपकी सूचना नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
  },
  done: { en: 'Item submitted successfully!', hi: 'सामान की सूचना दर्ज हो गई!' },
  kept: { en: 'Saved on this phone', hi: 'इस फ़ोन में सहेज लिया गया' },
  keptUse: {
    en: 'It will be sent automatically as soon as there is a network.',
    hi: 'नेटवर्क आते ही अपने आप भेज दिया जाएगा।',
  },
  sending: { en: 'Sending photo: {n}%', hi: 'फोटो भेजी जा रही है: {n}%' },
  submit: { en: 'Submit item', hi: 'सूचना भेजें' },
})
/** Version of the notice (notice-texts.ts), stored with every report. */
export const reportNoticeVersion = 'lost-found-2027-2'

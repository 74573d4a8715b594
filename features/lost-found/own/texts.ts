import { defineTexts } from '#common/text.ts'

export const ownItemsTexts = defineTexts({
  title: { en: 'Your reports', hi: 'आपकी सूचनाएँ' },
  Lost: { en: 'Lost', hi: 'खोया' },
  Found: { en: 'Found', hi: 'मिला' },
  numberShown: { en: 'Anyone who asks is shown your number', hi: 'पूछने वाले को आपका नंबर मिलता है' },
  numberHidden: { en: 'Your number is hidden', hi: 'आपका नंबर छिपा है' },
  shownToOne: {
    en: 'Your number has been shown to {n} person',
    hi: 'आपका नंबर {n} व्यक्ति को दिखाया गया है',
  },
  shownToMany: {
    en: 'Your number has been shown to {n} people',
    hi: 'आपका नंबर {n} लोगों को दिखाया गया है',
  },
  askedOne: {
    en: '{n} person thinks that this concerns them and asks for your number.',
    hi: '{n} व्यक्ति को लगता है कि बात उसी सामान की है, और वह आपका नंबर पूछ रहा है।',
  },
  askedMany: {
    en: '{n} people think that this concerns them and ask for your number.',
    hi: '{n} लोगों को लगता है कि बात उसी सामान की है, और वे आपका नंबर पूछ रहे हैं।',
  },
  showToAsked: { en: 'Show them my number', hi: 'उन्हें मेरा नंबर दिखाएँ' },
  showToAskedOf: { en: 'Show them my number: {what}', hi: 'उन्हें मेरा नंबर दिखाएँ: {what}' },
  alike: { en: 'Something looks alike: {n}', hi: 'मिलता-जुलता सामान है: {n}' },
  alikeFound: {
    en: 'These were found and look alike by their description. Look at the photo and ask where it waits: it may be somebody else’s.',
    hi: 'ये चीज़ें मिली हैं और पहचान में मिलती-जुलती हैं। फोटो देखें और जहाँ रखी है वहाँ पूछें: किसी और की भी हो सकती है।',
  },
  alikeLost: {
    en: 'These are being looked for and look alike by their description. Look at the photo: it may be something else.',
    hi: 'लोग ये चीज़ें ढूँढ रहे हैं, जो पहचान में मिलती-जुलती हैं। फोटो देखें: कुछ और भी हो सकता है।',
  },
  underReview: {
    en: 'Under review: shown after staff approve it',
    hi: 'जाँच में है: कर्मचारियों की मंज़ूरी के बाद दिखेगा',
  },
  hide: { en: 'Hide number', hi: 'नंबर छिपाएँ' },
  show: { en: 'Show number', hi: 'नंबर दिखाएँ' },
  back: { en: 'It is back', hi: 'सामान मिल गया' },
  givenBack: { en: 'I gave it back', hi: 'सामान लौटा दिया' },
  hideOf: { en: 'Hide number: {what}', hi: 'नंबर छिपाएँ: {what}' },
  showOf: { en: 'Show number: {what}', hi: 'नंबर दिखाएँ: {what}' },
  backOf: { en: 'It is back: {what}', hi: 'सामान मिल गया: {what}' },
  givenBackOf: { en: 'I gave it back: {what}', hi: 'सामान लौटा दिया: {what}' },
  changed: { en: 'Changed', hi: 'बदल दिया गया' },
  gone: { en: 'Taken off the list', hi: 'सूची से हटा दिया गया' },
  withdrawAsk: {
    en: 'Erase this report with photo, name and number? It leaves the list at once.',
    hi: 'यह सूचना फोटो, नाम और नंबर के साथ मिटाएँ? यह तुरंत सूची से हट जाएगी।',
  },
  withdrawn: { en: 'The report was erased', hi: 'सूचना मिटा दी गई' },
  failed: { en: 'That did not work. Please try again.', hi: 'नहीं हो पाया। कृपया फिर कोशिश करें।' },
})

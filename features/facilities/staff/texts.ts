import { defineTexts } from '#common/text.ts'

export const facilitiesStaffTexts = defineTexts({
  add: { en: 'Add a place', hi: 'नई जगह जोड़ें' },
  change: { en: 'Change the place', hi: 'जगह बदलें' },
  allTypes: { en: 'All', hi: 'सभी' },
  types: { en: 'Kinds of places', hi: 'जगहों के प्रकार' },
  unseen: { en: 'Not checked by staff', hi: 'हमने नहीं देखी' },
  noPosition: { en: 'No position', hi: 'लोकेशन नहीं' },
  area: { en: 'Area', hi: 'इलाका' },
  say: {
    en: 'Visitors since you looked last: {here} found it, {missing} did not, {broken} say broken or closed',
    hi: 'आपके देखने के बाद लोग: {here} को मिली, {missing} को नहीं मिली, {broken} ने खराब या बंद बताया',
  },
  sayShort: { en: 'Visitors say: not as told ({n})', hi: 'लोगों ने बताया: गड़बड़ है ({n})' },
  doubted: { en: 'In doubt', hi: 'शक में' },
  lowered: {
    en: 'The guide now says that visitors do not find it as told. Correct the place, or dismiss this if it is right.',
    hi: 'गाइड अब बताती है कि लोगों को यह वैसी नहीं मिली। जगह सुधारें, या जानकारी सही हो तो इसे खारिज करें।',
  },
  dismiss: { en: 'It is right: dismiss', hi: 'जानकारी सही है: खारिज करें' },
  dismissFailed: { en: 'Not done.', hi: 'नहीं हुआ।' },
})

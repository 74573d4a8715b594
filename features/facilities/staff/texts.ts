import { defineTexts } from '#common/text.ts'

export const facilitiesStaffTexts = defineTexts({
  add: { en: 'Add a place', hi: 'नई जगह जोड़ें' },
  change: { en: 'Change the place', hi: 'जगह बदलें' },
  allTypes: { en: 'All', hi: 'सभी' },
  types: { en: 'Kinds of places', hi: 'जगहों के प्रकार' },
  unseen: { en: 'Not checked by staff', hi: 'हमने नहीं देखी' },
  noPosition: { en: 'No position', hi: 'लोकेशन नहीं' },
  kind: { en: 'Kind', hi: 'प्रकार' },
  name: { en: 'Name', hi: 'नाम' },
  location: { en: 'Where it is', hi: 'कहाँ है' },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  phoneHint: { en: 'Of the institution, never of a private person.', hi: 'संस्था का, किसी व्यक्ति का निजी नहीं।' },
  mapsLink: { en: 'Map link', hi: 'नक्शे का लिंक' },
  area: { en: 'Area', hi: 'इलाका' },
  areaHint: {
    en: 'From {n} m on visitors see an area instead of a pin, and Navigate searches for its name.',
    hi: '{n} मीटर या ज़्यादा हो तो लोगों को निशान की जगह एक इलाका दिखता है, और रास्ता जगह के नाम से खोजा जाता है।',
  },
  verified: { en: 'How sure we are', hi: 'कितना पक्का है' },
  surveyed: { en: 'One of us stood there', hi: 'हम वहाँ जाकर देख आए' },
  existence: { en: 'Two sources name it', hi: 'दो खबरों में इसका नाम है' },
  no: { en: 'One report only', hi: 'एक ही खबर में नाम है' },
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
  dismissFailed: { en: 'Not done. Please try again.', hi: 'नहीं हुआ। फिर कोशिश करें।' },
  source: { en: 'Who says so', hi: 'किसने बताया' },
})

import { defineTexts } from '#common/text.ts'

// What each column of the open files holds. The server writes exactly these columns, and the page of the files shows them.

const names = defineTexts({
  name_en: { en: 'Name in English', hi: 'नाम, अंग्रेज़ी में' },
  name_hi: { en: 'Name in Hindi', hi: 'नाम, हिंदी में' },
})
const position = defineTexts({
  latitude: { en: 'Degrees north (WGS 84), empty if unknown', hi: 'अक्षांश (उत्तर), पता न हो तो खाली' },
  longitude: { en: 'Degrees east (WGS 84), empty if unknown', hi: 'देशांतर (पूर्व), पता न हो तो खाली' },
  precision_m: {
    en: 'How far off the position may be, in metres',
    hi: 'दिखाई जगह में कितने मीटर का फ़र्क हो सकता है',
  },
})

export const placeColumns = defineTexts({
  id: { en: 'Stays the same when a place is changed', hi: 'जगह की पहचान, जो बदलती नहीं' },
  type: { en: 'Kind of place, as in the address of its list', hi: 'किस तरह की जगह, जैसे उसकी सूची के लिंक में है' },
  ...names,
  location_en: { en: 'Where it is, in English', hi: 'कहाँ है, अंग्रेज़ी में' },
  location_hi: { en: 'Where it is, in Hindi', hi: 'कहाँ है, हिंदी में' },
  ...position,
  verified: {
    en: 'surveyed: somebody went there; existence: two sources name it; no: one report',
    hi: 'कितना पक्का है: जाकर देखा गया, दो जगह नाम मिला, या एक ही खबर है',
  },
  source: { en: 'Where the information comes from', hi: 'जानकारी कहाँ से मिली' },
  updated_at: { en: 'Last change (UTC)', hi: 'आखिरी बदलाव का समय' },
})

export const crowdPlaceColumns = defineTexts({
  id: { en: 'Stays the same when the place is renamed', hi: 'जगह की पहचान, जो बदलती नहीं' },
  ...names,
})

export const eventColumns = defineTexts({
  year: { en: 'Year of the fair, empty for what is every day', hi: 'मेले का साल, रोज़ की आरती में खाली' },
  type: {
    en: 'religious, cultural, aarti, or of the calendar: fair, monday',
    hi: 'धार्मिक, सांस्कृतिक, आरती, या पंचांग से: मेला, सोमवारी',
  },
  date: { en: 'Day, empty for every day', hi: 'तारीख, रोज़ हो तो खाली' },
  end_date: { en: 'Last day, of the fair alone', hi: 'आखिरी दिन, केवल मेले का' },
  time: { en: 'Indian time, empty if none was announced', hi: 'भारत का समय, घोषित न हो तो खाली' },
  title_en: { en: 'Title in English', hi: 'नाम, अंग्रेज़ी में' },
  title_hi: { en: 'Title in Hindi', hi: 'नाम, हिंदी में' },
  description_en: { en: 'More in English', hi: 'और जानकारी, अंग्रेज़ी में' },
  description_hi: { en: 'More in Hindi', hi: 'और जानकारी, हिंदी में' },
  basis: {
    en: 'announced, or the date by the calendar: published or computed',
    hi: 'घोषित है, या तारीख पंचांग से है: छपी हुई या हिसाब से',
  },
})

export const walkColumns = defineTexts({
  order: { en: 'Place in the order of walking', hi: 'रास्ते में कौन-सा पड़ाव' },
  ...names,
  ...position,
  order_unsure: { en: 'true: sources disagree about its place in the order', hi: 'सही हो तो क्रम पक्का नहीं है' },
  near: { en: 'Kinds of places at or near it', hi: 'पास में कौन-सी सुविधाएँ हैं' },
})

/** The last columns of every CSV file, so that a copy carries its age and licence wherever it goes. */
export const commonColumns = defineTexts({
  edition: { en: 'Year of the fair for which the file was made', hi: 'फ़ाइल किस साल के मेले की है' },
  made: { en: 'Day on which the file was made', hi: 'फ़ाइल किस दिन बनी' },
  licence: { en: 'Licence', hi: 'लाइसेंस' },
})

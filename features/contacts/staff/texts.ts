import { defineTexts } from '#common/text.ts'

export const contactsStaffTexts = defineTexts({
  add: { en: 'Add a contact', hi: 'नया ज़रूरी नंबर जोड़ें' },
  change: { en: 'Change the contact', hi: 'ज़रूरी नंबर बदलें' },
  kind: { en: 'Kind', hi: 'प्रकार' },
  category: { en: 'Office', hi: 'कार्यालय' },
  name: { en: 'Name', hi: 'नाम' },
  designation: { en: 'Designation', hi: 'पद' },
  designationHint: { en: 'In both languages, or in none.', hi: 'दोनों भाषाओं में, या किसी में नहीं।' },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  phoneHint: {
    en: 'Work numbers only. A contact needs a phone number or an e-mail.',
    hi: 'केवल दफ़्तर के नंबर। फ़ोन नंबर या ईमेल में से एक ज़रूरी है।',
  },
  email: { en: 'E-mail', hi: 'ईमेल' },
  ranking: { en: 'Rank', hi: 'क्रम' },
  rankingHint: {
    en: '1 comes first. Left empty, it comes after all ranked ones.',
    hi: '1 सबसे ऊपर। खाली हो तो सबके बाद।',
  },
  source: { en: 'Who says so', hi: 'किसने बताया' },
})

import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  title: { en: 'Is a person missing, or found?', hi: 'कोई बिछड़ गया है, या मिला है?' },
  use: {
    en: 'People are never posted here. Call at once; a report goes privately to the control room alone.',
    hi: 'व्यक्ति की सूचना यहाँ सबको नहीं दिखाई जाती। तुरंत फ़ोन करें; सूचना केवल नियंत्रण कक्ष को जाएगी।',
  },
  police: { en: 'Police', hi: 'पुलिस' },
  children: { en: 'Children', hi: 'बच्चों के लिए' },
  controlRoom: { en: 'Control room', hi: 'नियंत्रण कक्ष' },
  report: { en: 'Report to the control room', hi: 'नियंत्रण कक्ष को सूचना दें' },
})

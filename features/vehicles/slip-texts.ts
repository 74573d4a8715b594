import { defineTexts } from '#common/text.ts'

export const slipTexts = defineTexts({
  title: { en: 'Shravani Mela parking', hi: 'श्रावणी मेला पार्किंग' },
  lotToFill: { en: 'Parking: ____', hi: 'पार्किंग: ____' },
  came: { en: 'Came', hi: 'आई' },
  plate: { en: 'Number plate', hi: 'गाड़ी का नंबर' },
  keep: {
    en: 'Keep this slip. Show it to take your vehicle.',
    hi: 'यह पर्ची सँभालकर रखें। गाड़ी लेते समय दिखाएँ।',
  },
  label: {
    en: 'The slip ends with these four digits.',
    hi: 'पर्ची के आखिरी चार अंक यही हैं।',
  },
  helpDesk: { en: 'Help desk', hi: 'हेल्प डेस्क' },
})

import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  most: {
    en: 'You have seen five numbers today. Try tomorrow, or ask the help desk: 155304.',
    hi: 'आज आप पाँच नंबर देख चुके हैं। कल देखें, या हेल्प डेस्क 155304 से पूछें।',
  },
  gone: { en: 'This number is no longer shown.', hi: 'यह नंबर अब नहीं दिखाया जाता।' },
  failed: {
    en: 'No network. Try again, or ask the help desk: 155304.',
    hi: 'नेटवर्क नहीं है। फिर कोशिश करें, या हेल्प डेस्क 155304 से पूछें।',
  },
})

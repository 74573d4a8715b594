import { defineTexts } from '#common/text.ts'

export const historyTexts = defineTexts({
  tradition: { en: 'Told by tradition', hi: 'मान्यता के अनुसार' },
  toEvents: { en: 'See the events', hi: 'कार्यक्रम देखें' },
  picture: {
    en: 'As tradition tells it: the lingam beneath one of seven trees',
    hi: 'मान्यता के अनुसार: सात पेड़ों में से एक के नीचे शिवलिंग',
  },
})

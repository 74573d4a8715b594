import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  title: { en: 'History', hi: 'इतिहास' },
  tradition: { en: 'Told by tradition', hi: 'परंपरा से कही जाने वाली कथा' },
  toEvents: { en: 'See the events', hi: 'कार्यक्रम देखें' },
  picture: {
    en: 'As tradition tells it: the lingam beneath one of seven trees',
    hi: 'जैसा परंपरा में कहा जाता है: सात पेड़ों में से एक के नीचे शिवलिंग',
  },
})

import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  title: { en: 'Attractions', hi: 'आकर्षण स्थल' },
  welcome: { en: 'Welcome to Muzaffarpur', hi: 'मुजफ्फरपुर में आपका स्वागत है' },
  invitation: {
    en: 'After the darshan, see the town of litchis, lakes and brave hearts.',
    hi: 'दर्शन के बाद लीची, झीलों और वीरों का यह शहर भी घूमिए।',
  },
  directions: { en: 'Get directions', hi: 'दिशा निर्देश पाएं' },
  roughly: {
    en: 'The point on the map is only about right ({metres} m). Ask on the spot.',
    hi: 'नक्शे पर जगह लगभग सही है ({metres} मीटर)। पास पहुँचकर पूछ लें।',
  },
})

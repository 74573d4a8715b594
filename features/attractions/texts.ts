import { defineTexts } from '#common/text.ts'

export const attractionsTexts = defineTexts({
  welcome: { en: 'Welcome to Muzaffarpur', hi: 'मुजफ्फरपुर में आपका स्वागत है' },
  invitation: {
    en: 'After the darshan, see the town of litchis, lakes and brave hearts.',
    hi: 'दर्शन के बाद लीची, झीलों और वीरों का यह शहर भी घूमिए।',
  },
  directions: { en: 'Get directions', hi: 'दिशा निर्देश पाएं' },
  roughly: {
    en: 'The point on the map may be up to {metres} m off. Ask people when you get there.',
    hi: 'नक्शे पर दिखाई जगह में {metres} मीटर तक का फ़र्क हो सकता है। पास पहुँचकर पूछ लें।',
  },
})

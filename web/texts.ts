import { defineTexts } from '#common/text.ts'

export const appTexts = defineTexts({
  main: { en: 'Main', hi: 'मुख्य' },
  route: { en: 'Route', hi: 'मार्ग' },
  askNandi: { en: 'ask Nandi', hi: 'नंदी से पूछें' },
  search: { en: 'Search', hi: 'खोजें' },
  notFound: { en: 'Page Not Found', hi: 'पेज नहीं मिला' },
  chooseLanguage: { en: 'Choose your language', hi: 'भाषा चुनें' },
})

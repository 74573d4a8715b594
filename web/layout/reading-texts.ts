import { defineTexts } from '#common/text.ts'

/** Texts for choosing text size and contrast, loaded with those choices. */
export const readingTexts = defineTexts({
  size: { en: 'Text size', hi: 'अक्षरों का आकार' },
  usual: { en: 'Usual', hi: 'सामान्य' },
  large: { en: 'Large', hi: 'बड़े' },
  largest: { en: 'Very large', hi: 'बहुत बड़े' },
  contrast: { en: 'Contrast', hi: 'रंगों का गहरापन' },
  more: { en: 'High', hi: 'ज़्यादा' },
  sampleOf: { en: '{name} (sample)', hi: '{name} (नमूना)' },
  languageFailed: {
    en: 'This language could not be fetched. Try again when there is a network.',
    hi: 'यह भाषा नहीं मिल सकी। नेटवर्क आने पर फिर कोशिश करें।',
  },
})

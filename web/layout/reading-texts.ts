import { defineTexts } from '#common/text.ts'

/** Texts of the choices of text size and contrast, loaded with them. */
export const texts = defineTexts({
  size: { en: 'Text size', hi: 'अक्षरों का आकार' },
  usual: { en: 'Usual', hi: 'सामान्य' },
  large: { en: 'Large', hi: 'बड़े' },
  largest: { en: 'Very large', hi: 'बहुत बड़े' },
  contrast: { en: 'Contrast', hi: 'रंगों का गहरापन' },
  more: { en: 'High', hi: 'ज़्यादा' },
})

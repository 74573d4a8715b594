import { defineTexts } from '#common/text.ts'

export const workTexts = defineTexts({
  working: {
    en: 'Checking your phone. This takes a few seconds.',
    hi: 'आपके फ़ोन की जाँच हो रही है। कुछ सेकंड लगेंगे।',
  },
})

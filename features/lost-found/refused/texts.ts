import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  error: { en: 'Error', hi: 'त्रुटि' },
  failed: {
    en: 'Failed to submit your item. Please try again.',
    hi: 'आपकी सूचना नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
  },
  badPicture: {
    en: 'This file is no photo that we can read. Choose another.',
    hi: 'यह फ़ाइल पढ़ी नहीं जा सकी। दूसरी फोटो चुनें।',
  },
  badText: {
    en: 'A sign in your words cannot be used. Write them anew.',
    hi: 'लिखे हुए में कोई चिह्न मान्य नहीं है। फिर से लिखें।',
  },
})

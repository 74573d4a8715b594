import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  failedLater: { en: 'Please try again later.', hi: 'कृपया थोड़ी देर बाद फिर कोशिश करें।' },
  failedPicture: {
    en: 'This file cannot be read as a photo. Please choose another.',
    hi: 'यह फ़ाइल फोटो के रूप में नहीं खुलती। कृपया दूसरी चुनें।',
  },
  textNotAllowed: {
    en: 'This contains signs that cannot be used here',
    hi: 'इसमें ऐसे चिह्न हैं जो यहाँ नहीं चलते',
  },
})

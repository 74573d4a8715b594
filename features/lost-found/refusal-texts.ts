import { defineTexts } from '#common/text.ts'

/** What the writer of a refused report can mend: a thing's or a person's. */
export const refusalTexts = defineTexts({
  badPicture: {
    en: 'This file cannot be read as a photo. Please choose another.',
    hi: 'यह फोटो नहीं खुल रही। कृपया दूसरी चुनें।',
  },
  badText: {
    en: 'Some characters in this text cannot be used. Please remove them.',
    hi: 'इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते। उन्हें हटाकर फिर भेजें।',
  },
})

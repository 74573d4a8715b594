import { defineTexts } from '#common/text.ts'

/** What the writer of a refused report can mend: a thing's or a person's. */
export const refusalTexts = defineTexts({
  badText: {
    en: 'Some characters in this text cannot be used. Please remove them.',
    hi: 'इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते। उन्हें हटाकर फिर भेजें।',
  },
})

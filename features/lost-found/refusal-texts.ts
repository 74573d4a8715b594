import { defineTexts } from '#common/text.ts'

/** What the writer of a refused report can mend: a thing's or a person's. */
export const refusalTexts = defineTexts({
  badPicture: {
    en: 'This file is no photo that we can read. Choose another.',
    hi: 'यह फ़ाइल पढ़ी नहीं जा सकी। दूसरी फोटो चुनें।',
  },
  badText: {
    en: 'A sign in your words cannot be used. Write them anew.',
    hi: 'लिखे हुए में कोई चिह्न मान्य नहीं है। फिर से लिखें।',
  },
})

import { defineTexts } from '#common/text.ts'

/** Texts that Home shows too. The rest are in texts.ts, to keep Home's script small. */
export const homeTexts = defineTexts({
  half: { en: 'about half an hour', hi: 'लगभग आधा घंटा' },
  one: { en: 'about 1 hour', hi: 'लगभग 1 घंटा' },
  many: { en: 'about {n} hours', hi: 'लगभग {n} घंटे' },
  most: { en: '5 hours or more', hi: '5 घंटे या ज़्यादा' },
  tailAt: { en: 'Tail at {place}', hi: 'आखिरी सिरा: {place}' },
  told: { en: 'told {ago}', hi: '{ago} बताया गया' },
  notKnown: { en: 'Not known now', hi: 'अभी पता नहीं' },
})

import { defineTexts } from '#common/text.ts'

/** Words that the screen, the banner, the staff panel and the server share. */
export const texts = defineTexts({
  wire: { en: 'Live wire', hi: 'बिजली का तार' },
  drain: { en: 'Open drain', hi: 'खुला नाला' },
  crush: { en: 'Crush', hi: 'धक्का-मुक्की' },
  fire: { en: 'Fire', hi: 'आग' },
  water: { en: 'Bad water', hi: 'गंदा पानी' },
  other: { en: 'Something else', hi: 'कुछ और' },
  near: { en: 'near {place}', hi: '{place} के पास' },
  seen: { en: 'Staff have seen it', hi: 'कर्मचारियों ने देखा' },
  mending: { en: 'Being mended', hi: 'ठीक किया जा रहा है' },
})

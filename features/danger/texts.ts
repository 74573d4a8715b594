import { defineTexts } from '#common/text.ts'

/** Words that the screen, the banner, the staff panel and the server share. */
export const dangerTexts = defineTexts({
  wire: { en: 'Live wire', hi: 'बिजली का तार' },
  drain: { en: 'Open drain', hi: 'खुला नाला' },
  crush: { en: 'Crush', hi: 'धक्का-मुक्की' },
  fire: { en: 'Fire', hi: 'आग' },
  water: { en: 'Bad water', hi: 'गंदा पानी' },
  other: { en: 'Something else', hi: 'कुछ और' },
  near: { en: 'near {place}', hi: '{place} के पास' },
  seen: { en: 'Staff have seen it', hi: 'कर्मचारियों ने देखा' },
  seenAt: { en: 'Staff saw it on {time}', hi: 'कर्मचारियों ने {time} देखा' },
  stillOne: {
    en: 'One person there said on {time} that it is still dangerous',
    hi: '{time} वहाँ एक व्यक्ति ने बताया कि अब भी खतरा है',
  },
  still: {
    en: '{n} people there said it is still dangerous, the last one on {time}',
    hi: 'वहाँ {n} लोगों ने बताया कि अब भी खतरा है, आखिरी बार {time}',
  },
  mending: { en: 'Being dealt with', hi: 'ठीक किया जा रहा है' },
})

import { defineTexts } from '#common/text.ts'

/** Answers of a walker who stands at a danger. */
export const walkerTexts = defineTexts({
  question: { en: 'How is it there now?', hi: 'वहाँ अब कैसा है?' },
  ifThere: { en: 'If you are there: how is it now?', hi: 'अगर आप वहीं हैं: अब कैसा है?' },
  fine: { en: 'Fine now', hi: 'अब ठीक है' },
  still: { en: 'Still dangerous', hi: 'अब भी खतरा है' },
  sent: {
    en: 'Thank you. Staff can see it. Keep away until they say that it is over.',
    hi: 'धन्यवाद। यह कर्मचारियों को दिखेगा। जब तक वे न कहें कि खतरा खत्म हुआ, दूर रहें।',
  },
})

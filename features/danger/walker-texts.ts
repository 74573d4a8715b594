import { defineTexts } from '#common/text.ts'

/** What a walker can say who stands at a danger. */
export const walkerTexts = defineTexts({
  question: { en: 'How is it there now?', hi: 'वहाँ अब कैसा है?' },
  ifThere: { en: 'If you are there: how is it now?', hi: 'अगर आप वहीं हैं: अब कैसा है?' },
  fine: { en: 'Fine now', hi: 'अब ठीक है' },
  still: { en: 'Still dangerous', hi: 'अब भी खतरा है' },
  sending: { en: 'Sending...', hi: 'भेजा जा रहा है...' },
  waiting: {
    en: 'Saved on this phone. It will be sent automatically.',
    hi: 'इस फ़ोन में रखा है। अपने आप भेजा जाएगा।',
  },
  unkept: {
    en: 'Not sent yet. Keep this page open until it is.',
    hi: 'अभी नहीं भेजा गया। भेजे जाने तक यह पेज खुला रखें।',
  },
  sent: {
    en: 'Thank you. Staff can see it. Keep away until they say that it is over.',
    hi: 'धन्यवाद। यह कर्मचारियों को दिखेगा। जब तक वे न कहें कि खतरा खत्म हुआ, दूर रहें।',
  },
  failed: { en: 'Not sent. Please tap again.', hi: 'नहीं गया। फिर दबाएँ।' },
})

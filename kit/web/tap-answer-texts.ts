import { defineTexts } from '#common/text.ts'

/** How an answer stands; what is said of one that was sent differs. */
export const tapAnswerTexts = defineTexts({
  sending: { en: 'Sending...', hi: 'भेज रहे हैं...' },
  waiting: {
    en: 'Saved on this phone. It will be sent automatically.',
    hi: 'इस फ़ोन में रखा है। अपने आप भेजा जाएगा।',
  },
  unkept: {
    en: 'Not sent yet. Keep this page open until it is.',
    hi: 'अभी नहीं भेजा गया। भेजे जाने तक यह पेज खुला रखें।',
  },
  failed: { en: 'Not sent. Please tap again.', hi: 'नहीं गया। फिर दबाएँ।' },
})

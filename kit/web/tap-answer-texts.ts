import { defineTexts } from '#common/text.ts'

/** The state of a one-tap answer; each form has its own words for one that was sent. */
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

import { defineTexts } from '#common/text.ts'

/** What somebody who stands at a place can say of it. */
export const hereTexts = defineTexts({
  question: { en: 'Is it here?', hi: 'क्या यह यहाँ है?' },
  here: { en: 'Here', hi: 'यहाँ है' },
  'not-here': { en: 'Not here', hi: 'नहीं है' },
  broken: { en: 'Broken', hi: 'खराब है' },
  closed: { en: 'Closed', hi: 'बंद है' },
  sending: { en: 'Sending...', hi: 'भेजा जा रहा है...' },
  waiting: {
    en: 'Saved on this phone. It will be sent automatically when there is a network.',
    hi: 'इस फ़ोन में रखा है। नेटवर्क आते ही जाएगा।',
  },
  sent: { en: 'Thank you.', hi: 'धन्यवाद।' },
  found: { en: 'Thank you. {n} of {total} people found it.', hi: 'धन्यवाद। {total} में से {n} लोगों को यह मिली।' },
  missed: {
    en: 'Thank you. {n} of {total} people say something is wrong. Staff look when more say so.',
    hi: 'धन्यवाद। {total} में से {n} लोगों ने गड़बड़ बताई। ज़्यादा लोग बताएँ तो कर्मचारी देखते हैं।',
  },
  failed: { en: 'Not sent. Please tap again.', hi: 'नहीं गया। फिर दबाएँ।' },
})

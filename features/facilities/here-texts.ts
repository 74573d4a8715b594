import { defineTexts } from '#common/text.ts'

/** Answers of somebody at a place. */
export const hereTexts = defineTexts({
  question: { en: 'Is it here?', hi: 'क्या यह यहाँ है?' },
  here: { en: 'Here', hi: 'यहाँ है' },
  'not-here': { en: 'Not here', hi: 'नहीं है' },
  broken: { en: 'Broken', hi: 'खराब है' },
  closed: { en: 'Closed', hi: 'बंद है' },
  sent: { en: 'Thank you.', hi: 'धन्यवाद।' },
  found: { en: 'Thank you. Found it: {n} of {total}.', hi: 'धन्यवाद। यह मिली: {total} में से {n} को।' },
  missed: {
    en: 'Thank you. Say something is wrong: {n} of {total}. Staff look when more say so.',
    hi: 'धन्यवाद। गड़बड़ बताई: {total} में से {n} ने। ज़्यादा लोग बताएँ तो कर्मचारी देखते हैं।',
  },
})

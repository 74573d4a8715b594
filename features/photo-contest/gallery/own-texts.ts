import { defineTexts } from '#common/text.ts'

/** Texts about the reader's own photos, separate from those that Home loads. */
export const ownTexts = defineTexts({
  withdrawAsk: {
    en: 'Take this photo out of the contest and erase it with your name and number?',
    hi: 'यह फोटो प्रतियोगिता से हटाकर आपके नाम और नंबर के साथ मिटाएँ?',
  },
  withdrawn: { en: 'The photo was erased', hi: 'फोटो मिटा दी गई' },
})

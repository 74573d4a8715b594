import { defineTexts } from '#common/text.ts'

/** Of one's own photos, apart from the texts that Home has. */
export const ownTexts = defineTexts({
  withdrawAsk: {
    en: 'Take this photo out of the contest and erase it with your name and number?',
    hi: 'यह फोटो प्रतियोगिता से हटाकर आपके नाम और नंबर के साथ मिटाएँ?',
  },
  withdrawn: { en: 'The photo was erased', hi: 'फोटो मिटा दी गई' },
})

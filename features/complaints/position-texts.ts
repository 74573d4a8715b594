import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  addPosition: { en: 'Add my position', hi: 'मेरी लोकेशन जोड़ें' },
  asking: { en: 'Getting your location...', hi: 'आपकी लोकेशन ली जा रही है...' },
  positionAdded: { en: 'Your position is added', hi: 'आपकी लोकेशन जुड़ गई' },
  positionFailed: {
    en: 'Your position could not be found. Please type the place.',
    hi: 'आपकी लोकेशन नहीं मिल सकी। कृपया जगह लिख दें।',
  },
  removePosition: { en: 'Remove my position', hi: 'मेरी लोकेशन हटाएँ' },
})

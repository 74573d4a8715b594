import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  done: { en: 'We have your complaint', hi: 'आपकी शिकायत मिल गई' },
  yourNumber: { en: 'Your complaint number', hi: 'आपका शिकायत नंबर' },
  doneUse: {
    en: 'Note it down: with it you see how your complaint stands, from any phone.',
    hi: 'इसे लिख लें: इसी से आप किसी भी फ़ोन पर देख सकते हैं कि शिकायत कहाँ तक पहुँची।',
  },
  another: { en: 'Write another complaint', hi: 'एक और शिकायत लिखें' },
  seeStatus: { en: 'See status', hi: 'स्थिति देखें' },
})

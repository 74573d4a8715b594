import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  yours: { en: 'Your photos', hi: 'आपकी फोटो' },
  yoursWaiting: { en: 'Shown after staff have looked', hi: 'कर्मचारियों के देखने के बाद दिखेगी' },
  yoursHidden: { en: 'Hidden by staff', hi: 'कर्मचारियों ने हटा दी' },
  yoursVotes: { en: 'Votes: {n}', hi: 'वोट: {n}' },
})

import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  review: { en: 'Questions and answers', hi: 'सवाल और जवाब' },
  rightAnswer: { en: 'Right answer: {answer}', hi: 'सही जवाब: {answer}' },
  yourAnswer: { en: 'Your answer: {answer}', hi: 'आपका जवाब: {answer}' },
  noAnswer: { en: 'not answered', hi: 'जवाब नहीं दिया' },
})

import { journey } from '../journey.ts'
import { giveFeedback, playQuiz } from './steps.ts'
import { translate } from './translate.ts'

journey('a translated page plays the quiz and sends feedback', async ({ phone }) => {
  const translated = await phone({ before: translate })
  await playQuiz(translated)
  await giveFeedback(translated)
})

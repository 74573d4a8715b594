import { journey } from '../journey.ts'
import { withoutNewer } from './old-browsers.ts'
import { complain, playQuiz, signIn, vote } from './steps.ts'

// A WebView has the built-ins of its Chrome.
journey('Chrome 80 plays the quiz', async ({ phone }) => {
  const old = await phone()
  await old.page.addInitScript(withoutNewer('Chrome 80'))
  await playQuiz(old)
})
journey('Safari 15 plays the quiz, sends a complaint, votes and signs staff in', async ({ phone, guide }) => {
  const old = await phone()
  await old.page.addInitScript(withoutNewer('Safari 15'))
  await playQuiz(old)
  await complain(old)
  await vote(old, guide)
  await signIn(old)
})

import { journey } from '../journey.ts'
import { complain, signIn } from './steps.ts'
import { translate } from './translate.ts'

journey('a translated page sends a complaint and signs staff in', async ({ phone }) => {
  const translated = await phone({ before: translate })
  await complain(translated)
  await signIn(translated)
})

import { journey } from '../journey.ts'
import { withoutNewer } from './old-browsers.ts'
import { complain, signIn, vote } from './steps.ts'

journey('Chrome 80 sends a complaint, votes and signs staff in', async ({ phone, guide }) => {
  const old = await phone()
  await old.page.addInitScript(withoutNewer('Chrome 80'))
  await complain(old)
  await vote(old, guide)
  await signIn(old)
})

import { journey } from '../journey.ts'
import { type OldBrowser, withoutNewer } from './old-browsers.ts'
import { complain, playQuiz, signIn, vote } from './steps.ts'

// A WebView has the built-ins of its Chrome.
for (const browser of ['Chrome 80', 'Safari 15'] satisfies OldBrowser[]) {
  journey(`${browser} plays the quiz, sends a complaint and votes`, async ({ phone, guide }) => {
    const old = await phone()
    await old.page.addInitScript(withoutNewer(browser))
    await playQuiz(old)
    await complain(old)
    await vote(old, guide)
  })
  journey(`${browser} signs staff in`, async ({ phone }) => {
    const old = await phone()
    await old.page.addInitScript(withoutNewer(browser))
    await signIn(old)
  })
}

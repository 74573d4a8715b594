import { fill } from '#common/text.ts'
import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { homeTexts } from './home-texts.ts'
import { queueTexts } from './texts.ts'

const texts = { ...queueTexts, ...homeTexts }

journey('an answer requested before a report does not undo the report', async ({ phone, openOwnGuide }) => {
  const world = await openOwnGuide({ starters: {} })
  const staff = await signedInBrowser(world.url)
  const { page, open } = await phone({ at: world })
  await open('/queue')
  await expect(page.getByText(texts.nobody.hi)).toBeVisible()
  await expect.poll(() => world.context.live.size).toBeGreaterThan(0)
  const { promise: told, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  let answered = 0
  await page.route('**/api/queue', async route => {
    asked += 1
    const response = await route.fetch()
    await told
    await route.fulfill({ response })
    answered += 1
  })
  // As after a moment offline: the phone asks again unless a request is already under way.
  const askAgain = () => page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => askAgain().then(() => asked)).toBe(1)
  await staff.call('PUT', `/api/queue/${crypto.randomUUID()}`, {
    line: 'tail',
    place: 'pani-tanki',
    hours: 3,
  })
  const shown = page.getByText(fill(texts.many, 'hi', { n: 3 })).first()
  await expect(shown).toBeVisible()
  release()
  // The late answer, and the request that the phone makes because that answer may be outdated.
  await expect.poll(() => answered).toBeGreaterThan(1)
  await expect(shown).toBeVisible()
  await expect(page.getByText(texts.nobody.hi)).toHaveCount(0)
})

import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { journey, openBrowser } from '#tests/browser.ts'
import { newPhone } from '#tests/push-service.ts'
import { guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { texts } from './texts.ts'

guideForAll()
// The headless shell of the other journeys shows no notifications.
let browser: Browser
beforeAll(async () => {
  browser = (await openBrowser([])) as Browser
})
afterAll(() => browser?.close())
const phones: Phone[] = []
beforeEach(() => world.empty('notices', 'notice_phones', 'limits', 'live_events'))
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})
const count = async () => (await world.owner.query('select id from notice_phones')).rowCount
const key = { en: 'Send me notices when the guide is closed', hi: 'गाइड बंद हो तब भी सूचना दें' }

/**
 * A phone that was here an hour ago. Browsers' push services are away from here, so the browser's own subscription is the one
 * part that is stood in for.
 */
async function later(language: 'en' | 'hi', path: string) {
  const phone = await openPhone(browser, world.url, {
    language,
    context: { serviceWorkers: 'allow' },
  })
  phones.push(phone)
  await phone.page.context().grantPermissions(['notifications'], { origin: world.url })
  const { input } = newPhone('fcm.googleapis.com', '/fcm/send/e2e')
  await phone.page.addInitScript(({ endpoint, keys }) => {
    if (!localStorage.getItem('tell-me-first')) localStorage.setItem('tell-me-first', '1')
    let made: object | undefined
    const subscription = {
      toJSON: () => ({ endpoint, keys }),
      endpoint,
      unsubscribe: async () => {
        made = undefined
        return true
      },
    }
    if (localStorage.getItem('notice-push') === 'on') made = subscription
    PushManager.prototype.getSubscription = async () => (made ?? null) as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      made = subscription
      return made as PushSubscription
    }
  }, input)
  await phone.open(path)
  await phone.page.evaluate(() => navigator.serviceWorker.ready)
  return phone
}

journey('notices for a closed guide are never offered at the first visit', async () => {
  const phone = await openPhone(browser, world.url, { language: 'en' })
  phones.push(phone)
  await phone.open('/rumours')
  await phone.page.waitForLoadState('networkidle')
  expect(await phone.page.getByRole('button', { name: key.en }).count()).toBe(0)
  expect(await phone.page.evaluate(() => Notification.permission)).not.toBe('granted')
})

for (const language of ['en', 'hi'] as const)
  journey(
    `notices for a closed guide begin after a tap and our own question, and end in the menu, in ${language}`,
    async () => {
      const { page, open, isAccessible } = await later(language, '/rumours')
      await page.getByRole('button', { name: key[language] }).click()
      await page.getByText(texts.nobody[language]).waitFor()
      expect(await count()).toBe(0)
      await isAccessible()
      await page.getByRole('button', { name: texts.yes[language] }).click()
      await page.getByText(texts.on[language]).waitFor()
      expect(await count()).toBe(1)
      await open('/')
      await page.getByRole('button', { name: language === 'en' ? 'Menu' : 'मेनू' }).click()
      await page.getByRole('button', { name: key[language] }).click()
      await page.getByRole('button', { name: texts.stop[language] }).click()
      await page.getByText(texts.stopped[language]).waitFor()
      expect(await count()).toBe(0)
    },
  )

journey('a message wakes the worker of a closed page, and its notification is shown once', async () => {
  const { page } = await later('hi', '/rumours')
  const context = page.context()
  const registered = async (tools: CDPSession) => {
    const found = new Promise<string>(done =>
      tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [own] }) => {
        if (own) done(own.registrationId)
      }),
    )
    await tools.send('ServiceWorker.enable')
    return found
  }
  const registrationId = await registered(await context.newCDPSession(page))
  const empty = await context.newPage()
  const tools = await context.newCDPSession(empty)
  await tools.send('ServiceWorker.enable')
  await page.close()
  const notification = { title: 'चेतावनी', body: 'द्वार 2 बंद है।', lang: 'hi', tag: 'a', navigate: '/' }
  // What a push service would hand to the browser, by the browser's own tools: its push services are away from here.
  for (let n = 0; n < 2; n += 1)
    await tools.send('ServiceWorker.deliverPushMessage', {
      origin: world.url,
      registrationId,
      data: JSON.stringify({ web_push: 8030, notification }),
    })
  await empty.goto(`${world.url}/healthz`)
  const shown = () =>
    empty.evaluate(async () => {
      const own = await navigator.serviceWorker.getRegistration('/')
      return (await own?.getNotifications())?.map(({ title, body }) => [title, body])
    })
  await expect.poll(shown, { timeout: 10_000 }).toEqual([['चेतावनी', 'द्वार 2 बंद है।']])
})

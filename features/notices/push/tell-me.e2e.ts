import type { CDPSession } from '@playwright/test'
import { fullBrowser } from '#tests/full-browser.ts'
import { expect, journey } from '#tests/journey.ts'
import { newPhone } from '#tests/push-service.ts'

// The headless shell of the other journeys shows no notifications.
journey.use({ launchOptions: fullBrowser() })

const key = 'गाइड बंद हो तब भी सूचना दें'

journey(
  'notices for a closed guide are offered at a later visit, begin after our own question, are shown once, and end in the menu',
  async ({ phone, guide }) => {
    const { page, open } = await phone({ serviceWorkers: 'allow' })
    const context = page.context()
    await open('/rumours')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect(page.getByRole('button', { name: key })).toBeHidden()
    expect(await page.evaluate(() => Notification.permission)).not.toBe('granted')

    // An hour later. Browsers' push services are away from here, so the browser's own subscription is stood in for.
    await context.grantPermissions(['notifications'], { origin: guide.url })
    const { input } = newPhone('fcm.googleapis.com', `/fcm/send/${crypto.randomUUID()}`)
    await context.addInitScript(({ endpoint, keys }) => {
      localStorage.setItem('tell-me-first', '1')
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
    const phones = async () =>
      (await guide.owner.query('select from notice_phones where endpoint = $1', [input.endpoint])).rowCount
    await open('/rumours')
    await page.getByRole('button', { name: key }).click()
    await expect(page.getByText('नाम या नंबर नहीं लिया जाता। मेनू में कभी भी बंद करें।')).toBeVisible()
    expect(await phones()).toBe(0)
    await page.getByRole('button', { name: 'हाँ, बताएँ' }).click()
    await expect(page.getByText('इस फ़ोन पर सूचनाएँ आएँगी')).toBeVisible()
    expect(await phones()).toBe(1)

    const registrationId = await registrationOf(await context.newCDPSession(page))
    const empty = await context.newPage()
    const tools = await context.newCDPSession(empty)
    await tools.send('ServiceWorker.enable')
    await page.close()
    const notification = { title: 'चेतावनी', body: 'द्वार 2 बंद है।', lang: 'hi', tag: 'a', navigate: '/' }
    // What a push service would hand to the browser of a closed page, by the browser's own tools.
    for (let n = 0; n < 2; n += 1)
      await tools.send('ServiceWorker.deliverPushMessage', {
        origin: guide.url,
        registrationId,
        data: JSON.stringify({ web_push: 8030, notification }),
      })
    await empty.goto('/healthz')
    const shown = () =>
      empty.evaluate(async () => {
        const own = await navigator.serviceWorker.getRegistration('/')
        return (await own?.getNotifications())?.map(({ title, body }) => [title, body])
      })
    await expect.poll(shown).toEqual([['चेतावनी', 'द्वार 2 बंद है।']])

    await empty.goto('/')
    await empty.getByRole('button', { name: 'मेनू' }).click()
    await empty.getByRole('button', { name: key }).click()
    await empty.getByRole('button', { name: 'सूचना बंद करें' }).click()
    await expect(empty.getByText('बंद हो गया। इस फ़ोन का कुछ नहीं रखा गया है।')).toBeVisible()
    expect(await phones()).toBe(0)
  },
)

async function registrationOf(tools: CDPSession): Promise<string> {
  const found = new Promise<string>(done =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [own] }) => {
      if (own) done(own.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  return found
}

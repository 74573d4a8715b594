import type { CDPSession, Worker } from '@playwright/test'
import { fullBrowser } from '#tests/full-browser.ts'
import { expect, journey } from '#tests/journey.ts'
import { newPhone } from '#tests/push-service.ts'

// The headless shell of the other journeys cannot show notifications.
journey.use({ launchOptions: fullBrowser() })

const key = 'गाइड बंद हो तब भी सूचना दें'

journey(
  'notices for a closed guide are offered on a later visit, start after our own question, are shown once, and end in the menu',
  async ({ phone, guide }) => {
    const { page, open } = await phone({ serviceWorkers: 'allow' })
    const context = page.context()
    await open('/rumours')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect(page.getByRole('button', { name: key })).toBeHidden()
    expect(await page.evaluate(() => Notification.permission)).not.toBe('granted')

    // An hour later. Browsers' push services are out of reach here, so the browser's own subscription is replaced.
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
    // Delivers what a push service would send to the browser of a closed page, through DevTools.
    const deliver = (change: object) => {
      const data = JSON.stringify({ web_push: 8030, notification: { ...notification, ...change } })
      return tools.send('ServiceWorker.deliverPushMessage', { origin: guide.url, registrationId, data })
    }
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('the phone has no service worker')
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as WorkerScope
        return (await registration.getNotifications()).map(({ title, body }) => [title, body])
      })
    for (let n = 0; n < 2; n += 1) await deliver({})
    await expect.poll(shown).toEqual([['चेतावनी', 'द्वार 2 बंद है।']])

    // With every page closed a tap opens the guide, and never anything outside it.
    expect(await tap(worker)).toEqual([`opens ${guide.url}/`])
    await expect.poll(shown).toEqual([])
    await deliver({ tag: 'b', navigate: 'https://elsewhere.example/' })
    await expect.poll(shown).toHaveLength(1)
    expect(await tap(worker)).toEqual([`opens ${guide.url}/`])
    // A page being read stays as it is and comes to the front.
    await empty.goto('/rumours')
    await deliver({ tag: 'c' })
    await expect.poll(shown).toHaveLength(1)
    expect(await tap(worker)).toEqual([`shows ${guide.url}/rumours`])
    expect(new URL(empty.url()).pathname).toBe('/rumours')
    // A case opens in the console: in a new window, or in one that is already open.
    const ofCase = { tag: 'd', navigate: `${guide.url}/admin/cases?case=1` }
    await deliver(ofCase)
    await expect.poll(shown).toHaveLength(1)
    expect(await tap(worker)).toEqual([`opens ${ofCase.navigate}`])
    await empty.goto('/admin')
    await empty.evaluate(() => navigator.serviceWorker.ready)
    await deliver(ofCase)
    await expect.poll(shown).toHaveLength(1)
    expect(await tap(worker)).toEqual([`shows ${guide.url}/admin`])
    await expect(empty).toHaveURL(/\/admin.*cases/)

    await empty.goto('/')
    await empty.getByRole('button', { name: 'मेनू' }).click()
    await empty.getByRole('button', { name: key }).click()
    await empty.getByRole('button', { name: 'सूचना बंद करें' }).click()
    await expect(empty.getByText('बंद हो गया। इस फ़ोन का कुछ नहीं रखा गया है।')).toBeVisible()
    expect(await phones()).toBe(0)
  },
)

type WorkerScope = {
  registration: ServiceWorkerRegistration
  dispatchEvent: (event: Event) => void
  NotificationEvent: new (name: string, options: { notification: Notification }) => Event
  clients: { openWindow: (url: string) => Promise<void> }
  WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } }
}
/**
 * Taps the shown notification; returns which windows it opens or brings to the front. Browsers allow both only after a real
 * tap, so these two calls are replaced.
 */
const tap = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope
    const windows: string[] = []
    scope.clients.openWindow = async url => void windows.push(`opens ${url}`)
    scope.WindowClient.prototype.focus = async function (this: { url: string }) {
      windows.push(`shows ${this.url}`)
    }
    const [notification] = await scope.registration.getNotifications()
    if (!notification) throw new Error('nothing is shown')
    const event = new scope.NotificationEvent('notificationclick', { notification })
    const work: Promise<unknown>[] = []
    Object.assign(event, { waitUntil: (done: Promise<unknown>) => work.push(done) })
    scope.dispatchEvent(event)
    await Promise.all(work)
    return windows
  })

async function registrationOf(tools: CDPSession): Promise<string> {
  const found = new Promise<string>(done =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [own] }) => {
      if (own) done(own.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  return found
}

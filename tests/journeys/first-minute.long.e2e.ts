import { expect, journey } from '#tests/journey.ts'

journey(
  'with storage blocked, the language still changes, every screen opens and a form is sent',
  async ({ phone }) => {
    const { page } = await phone({
      language: 'none',
      before: () => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse })
        // As in Firefox.
        Object.assign(window, { BroadcastChannel: refuse })
      },
    })
    // Somebody who chooses before the app is there is not asked again.
    const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', route => isChosen.then(() => route.continue()))
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' }).click()
    choose()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await page.getByRole('link', { name: 'पीने का पानी', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'पीने का पानी' })).toBeVisible()
    await page.goto('/complaints')
    await page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' }).click()
    await page.getByRole('radio', { name: 'पानी' }).check()
    await page.getByLabel('क्या दिक्कत है?').fill('टंकी में पानी नहीं है')
    await page.getByLabel('कहाँ की बात है?').fill('हाथी चौक')
    await page.getByRole('button', { name: 'शिकायत भेजें' }).click()
    await expect(page.getByRole('heading', { name: 'आपकी शिकायत मिल गई' })).toBeVisible()
  },
)

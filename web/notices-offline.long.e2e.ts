import { expect, journey, whenKept } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

journey(
  'a notice stays offline until its time is over, and one that was dismissed does not come back',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page, open } = await phone({ at: world, serviceWorkers: 'allow', ownClock: true })
    await open('/crowd-status')
    await whenKept(page)
    await open('/crowd-status')
    const staff = await signedInBrowser(world.url)
    const text = { en: 'Gate 2 is closed.', hi: 'द्वार 2 बंद है।' }
    await staff.call('POST', '/api/notices', { id: crypto.randomUUID(), level: 'info', text, hours: 3 })
    const told = page.getByRole('complementary').getByText(text.hi)
    await expect(told).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/notices'))?.text()))
      .toContain(text.en)
    await page.context().setOffline(true)
    await open('/history')
    await expect(told).toBeVisible()
    await page.clock.setSystemTime(Date.now() + 4 * 3_600_000)
    await open('/events')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(told).toBeHidden()
    // An open page would take it for a phone's clock set back, after which the server's time is four hours ahead of it.
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now())
    await open('/events')
    await page.getByRole('button', { name: 'यह सूचना छिपाएँ' }).click()
    await expect(told).toHaveCount(0)
    await open('/')
    await expect(told).toHaveCount(0)
  },
)

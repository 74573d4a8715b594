import { expect, journey, stopClock } from '#tests/journey.ts'

journey(
  'a wall whose server no longer answers says so at its first poll, even if its own network is up',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page, openLive } = await staffPhone('/wall', {
      at: world,
      viewport: { width: 1920, height: 1080 },
    })
    // Its stream opens once its first requests are answered; while one is pending, no other is made.
    await openLive('/wall')
    const lost = page.getByText(/कनेक्शन नहीं है/)
    await expect(page.locator('.wall-h')).toBeVisible()
    await expect(lost).toHaveCount(0)
    await page.context().route(/\/api\/(?!live)/, route => route.abort())
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(lost).toBeVisible()
    await page.context().unroute(/\/api\/(?!live)/)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(lost).toHaveCount(0)
  },
)

journey(
  'a wall left alone reloads itself every six hours, but not where a hotspot answers in place of the guide',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page, open } = await phone({ at: world, viewport: { width: 1920, height: 1080 }, ownClock: true })
    await open('/wall/led')
    // Drawn once its clocks run: the screen is loaded after the page is ready.
    await expect(page.locator('.wall-h')).toBeVisible()
    await stopClock(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const signIn = { contentType: 'text/html', body: '<title>Sign in</title>' }
    await page.context().route('**/healthz', route => route.fulfill(signIn), { times: 1 })
    const asked = page.waitForResponse('**/healthz')
    await page.clock.fastForward('06:00:00')
    await asked
    // A reload would end this request with the page.
    await page.evaluate(() => fetch('/healthz').then(answer => answer.text()))
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    const reloaded = page.waitForEvent('load')
    await page.clock.fastForward('06:00:00')
    await reloaded
  },
)

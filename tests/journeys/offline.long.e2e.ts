import type { Page } from '@playwright/test'
import { expect, journey, whenKept } from '#tests/journey.ts'

/** With the offline copy. */
const withWorker = { serviceWorkers: 'allow' } as const
const isKept = (page: Page, read: string) =>
  page.evaluate(async url => !!(await caches.match(url, { cacheName: 'reads' })), read)

journey(
  'while the server is away screens say so, with the age of their facts',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, open } = await phone({ at: world, ...withWorker })
    for (const [path, read] of [
      ['/crowd-status', '/api/crowd-status'],
      ['/gallery', '/api/photos'],
    ] as const) {
      await open(path)
      await whenKept(page)
      await page.reload()
      await expect.poll(() => isKept(page, read)).toBe(true)
    }
    // The server waits for its streams to end, so the page closes its own.
    await page.goto('about:blank')
    await world.close()
    for (const path of ['/crowd-status', '/gallery', '/']) {
      await open(path)
      await expect(page.getByRole('status').getByText(/गाइड से संपर्क नहीं हो रहा · .* की जानकारी/)).toBeVisible()
    }
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  },
)

journey(
  'pictures that are not on the phone leave no broken icon, and load once there is a network',
  async ({ phone }) => {
    const { page, open } = await phone()
    await page.route('**/art/**', route => route.abort())
    await open('/virtual-pooja')
    const picture = page.getByRole('main').locator('img').first()
    await expect(picture).toHaveAttribute('src', /^data:/)
    await page.unroute('**/art/**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(picture).toHaveAttribute('src', /\/art\//)
  },
)
